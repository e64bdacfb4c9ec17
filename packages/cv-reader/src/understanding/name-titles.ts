// What stands before a name and is no part of it: "Dr. med.", "Eng.ª", "ThS.", "dhr.".

/** Also without a point. */
const PLAIN = [
  'prof|professor|dr|dr\\.in|ddr|mr|mrs|ms|miss|mx|herr|frau|ing|dott|dott\\.ssa|dr\\.ssa|prof\\.ssa|dra?|sr|sra|srta|dña|lic|licda|mtro|mtra|arq',
  'm|mme|mlle|maître|monsieur|madame|docteur|drs|ir|dhr|mw|mevr|mevrouw|de heer|doutora?|profa|d-na|d-nul|г-н|г-жа|engr|atty|gng|ginoo|ginang|binibini',
  'ths|ts|ks|ông|bà|bác sĩ|kỹ sư|thạc sĩ|tiến sĩ|dược sĩ|luật sư|cử nhân',
].join('|');
/** Names, or words, where no point or raised letter follows. */
const DOTTED = [
  'mag|dipl|med|dent|vet|rer|nat|phil|jur|pol|oec|habil|h\\.\\s?c|univ|priv|doz|pd|di|ra|mr|rev|revd|hon|capt|col|maj|lt|sgt|arch',
  'd|da|abg|abog|psic|econ|c\\.p|c\\.p\\.n|t\\.s\\.u|tec|téc|mg|mgtr|enf|me|pr|avv|geom|rag|sig|sig\\.ra|sig\\.na|p\\.\\s?i|per\\.\\s?ind|cav|bc|ds',
  'eng|prof|dr|sr|arq|esp|conf|lect|as|asist|drd|dl|dna|arh|ec|av|[кд]\\.\\s?\\p{Ll}{1,2}\\.\\s?н|проф|доц|bs|gs|pgs|cn|ls|g|bb',
].join('|');

export const HONORIFICS = new RegExp(
  `^(?:(?:(?:${PLAIN})\\.?|(?:${DOTTED})(?:\\.[ªº°ao]?|[ªº°]))(?:-\\p{L}+\\.?)?(?:\\s?\\((?:FH|TU|TH|BA|Univ\\.?)\\))?\\s+|(?:me|pr)\\s+(?=\\p{Lu}\\p{Ll}+\\s))+`,
  'iu',
);
