import type { LocaleWords } from './locale-words.ts';

/** Portuguese, of Portugal and of Brazil. */
export const pt: LocaleWords = {
  headings: {
    contact: 'contato|contacto|contatos|contactos|informações de contato|informações de contacto|dados de contato|redes sociais|links',
    personal: 'dados pessoais|informações pessoais|informação pessoal|identificação',
    profile:
      'perfil|resumo|objetivo|objetivos|sobre mim|sobre|apresentação|objetivo profissional|perfil profissional|resumo profissional|quem sou|sumário|resumo de qualificações|síntese|objectivo|qualificações|perfil pessoal|introdução|objetivo de carreira|resumo das qualificações|objetivo de emprego',
    work: 'experiência|experiência profissional|experiências|experiências profissionais|histórico profissional|percurso profissional|trajetória profissional|estágios|estágio|empregos|emprego|carreira|experiência de trabalho|atividade profissional|experiência laboral|outras experiências|estágios e experiências|experiência docente|vivência profissional|experiência acadêmica e profissional|experiência relevante|estágios profissionais|experiência de estágio|experiência clínica|cargos',
    education:
      'educação|formação|formação acadêmica|formação académica|escolaridade|educação e formação|habilitações|habilitações literárias|habilitações académicas|estudos|formação escolar|percurso académico|percurso acadêmico|formação educacional|histórico acadêmico|graduação|instrução|ensino|formação superior|qualificações académicas|percurso escolar|dados acadêmicos',
    courses:
      'cursos|cursos complementares|formação complementar|cursos e formações|cursos extracurriculares|cursos livres|outros cursos|formações|formação profissional|aperfeiçoamento|workshops|cursos e certificações|cursos de aperfeiçoamento|capacitações|treinamentos|cursos e treinamentos|educação complementar|ações de formação|formações complementares',
    projects:
      'projetos|projetos pessoais|projetos acadêmicos|projetos académicos|pesquisa|investigação|portfólio|portfolio|iniciação científica|projetos de pesquisa|projectos',
    languages:
      'idiomas|línguas|línguas estrangeiras|competências linguísticas|idioma|línguas faladas|conhecimento de idiomas|conhecimentos linguísticos|conhecimento em idiomas',
    skills:
      'competências|habilidades|conhecimentos|informática|competências técnicas|habilidades técnicas|conhecimentos técnicos|conhecimentos de informática|competências digitais|competências informáticas|aptidões|ferramentas|tecnologias|software|softwares|competências pessoais|habilidades e competências|competências e habilidades|aptidões e competências|pontos fortes|capacidades|competências profissionais|qualificações técnicas|qualidades|competências-chave|competências interpessoais|aptidões profissionais|soft skills|hard skills|qualificações e habilidades|conhecimentos em informática|competências organizacionais|competências comunicacionais|competências principais|conhecimentos informáticos|habilidades pessoais|especialidades|áreas de especialização|competências sociais|ferramentas e tecnologias',
    certificates:
      'certificações|certificados|licenças|certificações e licenças|diplomas|certificação|licenças e certificados|registro profissional|cédula profissional',
    memberships:
      'voluntariado|atividades|atividades extracurriculares|trabalho voluntário|associações|associativismo|filiações|participações|experiência voluntária|atividades complementares|atividades de voluntariado|liderança|atividades associativas|voluntariados|participação associativa|atividades acadêmicas|engajamento|experiências voluntárias|ações sociais|voluntariado e associativismo|representação estudantil',
    awards:
      'prêmios|prémios|distinções|bolsas|conquistas|prêmios e conquistas|prémios e distinções|reconhecimentos|realizações|bolsas e prêmios|prémios e bolsas|honrarias|prêmios e reconhecimentos|bolsas de estudo|prêmios e bolsas',
    publications:
      'publicações|artigos|apresentações|congressos|publicações e apresentações|conferências|comunicações|trabalhos publicados|eventos',
    interests:
      'interesses|hobbies|passatempos|tempos livres|interesses e hobbies|interesses pessoais|hobbies e interesses|áreas de interesse',
    references: 'referências|recomendações|referências profissionais|referências pessoais',
    nationality: 'nacionalidade|cidadania',
    permits: 'autorização de trabalho|visto|autorização de residência|visto de trabalho',
    other:
      'outras informações|informações adicionais|informações complementares|outros|carta de condução|cnh|disponibilidade|informação adicional|anexos|observações|dados complementares|mobilidade|outros dados|informação complementar|pretensão salarial',
  },
  filler:
    'minhas|meus|meu|minha|outras|outros|principais|relevantes|e|de|da|do|das|dos|em|as|os|a|o|gerais|adicionais|profissionais|anteriores|recentes',
  months: 'jan=1|fev=2|mar=3|abr=4|mai=5|jun=6|jul=7|ago=8|set=9|out=10|nov=11|dez=12',
  seasons: 'primavera|verão|outono|inverno|semestre|ano letivo|ano lectivo|início de|fim de|meados de|cerca de|ano|turma|º semestre',
  present:
    'atual|presente|atualmente|hoje|o momento|em curso|atualidade|em andamento|cursando|agora|até o momento|até hoje|até ao momento|até a presente data|até o presente|momento|até à data|actualidade|actual|até à atualidade|a presente data|à data|até agora|o presente momento',
  since: 'desde|a partir de|desde o|início|início em|de',
  until:
    'até|concluído|concluída|conclusão|concluído em|formado em|formada em|formatura|término|obtido em|concluída em|conclusão em|até ao',
  to: 'a|até|ao|até ao|-|à|e',
  expected:
    'previsto|prevista|previsão|conclusão prevista|esperado|esperada|estimado|previsão de conclusão|previsão de término|término previsto|conclusão estimada|com conclusão em|prev.|previsão de formatura',
  titles:
    'engenheiro*|engenheira*|desenvolvedor*|desenvolvedora*|programador*|programadora*|gerente*|gestor*|gestora*|diretor*|diretora*|chefe*|analista*|consultor*|consultora*|assessor*|assessora*|estagiário*|estagiária*|estágio*|trainee|aprendiz*|jovem aprendiz|auxiliar*|assistente*|ajudante*|técnico*|técnica*|especialista*|coordenador*|coordenadora*|administrador*|administradora*|administrativo*|administrativa*|arquiteto*|arquiteta*|designer*|pesquisador*|pesquisadora*|investigador*|investigadora*|bolseiro*|bolseira*|bolsista*|professor*|professora*|docente*|educador*|educadora*|monitor*|monitora*|tutor*|tutora*|explicador*|explicadora*|enfermeiro*|enfermeira*|médico*|médica*|farmacêutico*|farmacêutica*|psicólogo*|psicóloga*|fisioterapeuta*|nutricionista*|dentista*|veterinário*|veterinária*|advogado*|advogada*|jurista|solicitador*|contador*|contadora*|contabilista*|auditor*|auditora*|economista*|caixa|operador*|operadora*|vendedor*|vendedora*|comercial*|representante*|executivo*|executiva*|agente*|atendente*|garçom|garçonete|empregado*|empregada*|cozinheiro*|cozinheira*|chef|barista*|barman|recepcionista*|rececionista*|secretário*|secretária*|operário*|motorista*|estafeta|mecânico*|eletricista*|soldador*|animador*|animadora*|instrutor*|instrutora*|treinador*|treinadora*|jornalista*|redator*|redatora*|editor*|editora|tradutor*|tradutora*|intérprete*|bibliotecário*|fotógrafo*|fotógrafa|responsável*|encarregado*|encarregada*|supervisor*|supervisora*|líder*|presidente*|vice-presidente*|tesoureiro*|tesoureira|vogal|membro|sócio|sócia|voluntário*|voluntária*|fundador*|fundadora*|cofundador*|cofundadora|autônomo|autônoma|freelancer*|freelance|formador*|formadora*|recrutador*|comprador*|químico*|química|biólogo*|bióloga|assistente social|cuidador*|cuidadora*|babá|promotor*|promotora*|repositor*|repositora|balconista*|colaborador*|colaboradora*|data scientist|cientista de dados|product manager|community manager|residente|delegado*|repórter|desenhista|projetista*|ator|consultoria',
  orgs: 's.a.|sa|s/a|ltda|ltda.|lda|lda.|me|eireli|epp|sgps|unipessoal|grupo|banco|hospital|clínica|centro|fundação|associação|câmara municipal|prefeitura|ministério|secretaria|governo|instituto|universidade|faculdade|escola|colégio|restaurante|hotel|café|pastelaria|padaria|bar|loja|supermercado*|farmácia|escritório|advogados|sociedade|agência|editora|laboratório*|companhia|empresa|construtora|cooperativa|federação|clube|museu|biblioteca|teatro|academia|lar|pingo doce|continente|sonae|petrobras|itaú|bradesco|santander|magazine luiza|ambev|edp|galp|altice|nos|cgd|serviços|sistemas|soluções|indústria*|transportes|logística|seguros|imobiliária|junta de freguesia|tribunal|consultoria|consultores|partners|estúdio|studio|ong|cruz vermelha|comércio|engenharia|tecnologia|unidade de saúde|creche|jardim de infância|empresa júnior|diretório acadêmico|atlética|núcleo',
  schools:
    'universidade|faculdade|instituto|escola|colégio|politécnico|instituto politécnico|instituto superior|usp|unicamp|unesp|ufrj|ufmg|puc|fgv|insper|iscte|fatec|etec|senai|senac|sesi|isep|ist|iscap|academia|centro universitário|uninove|unip|estácio|nova sbe|católica|escola superior|escola secundária|agrupamento de escolas|ifsp|conservatório|cefet|liceu|centro de formação|campus|colegio',
  degrees: {
    phd: 'doutorado*|doutoramento*|doutor em*|doutora em*|doutorando*|doutoranda*|phd*|pós-doutorado*',
    mba: 'mba*',
    master:
      'mestrado*|mestre em*|mestrando*|mestranda*|mestrado integrado*|master*|pós-graduação*|pós graduação*|residência médica*|especialização*|mestrado profissional*|mestre*',
    bachelor:
      'bacharelado*|bacharel*|licenciatura*|licenciado*|licenciada*|graduação*|graduado*|graduada*|graduando*|graduanda*|ensino superior*|superior em*|superior completo|superior incompleto|engenharia*|tecnólogo*|tecnologia em*|superior de tecnologia*|curso superior*|bachelor*|bacharelando*|frequência universitária',
    diploma:
      'técnico em*|curso técnico*|ensino técnico*|ctesp*|tesp|cet|curso profissional*|curso técnico superior profissional*|técnico*|ensino médio técnico*|ensino médio integrado*|diploma*',
    certification: 'certificado*|certificação*|curso de extensão*|extensão universitária*|aperfeiçoamento*',
    school:
      'ensino médio*|ensino secundário*|12.º ano*|12º ano*|segundo grau*|2º grau*|ensino fundamental*|ciências e tecnologias|línguas e humanidades|curso de ciências*|secundário*|colegial|9º ano|ensino básico',
  },
  at: 'na|no|em|para|@|pela|pelo|da',
  of: 'em|de|na área de|área de|com habilitação em|com ênfase em|especialização em|ramo|variante|ramo de',
  labels: {
    name: 'nome|nome completo|nome e apelido',
    first: 'primeiro nome|nome próprio|nomes próprios',
    last: 'apelido|sobrenome|último nome|apelidos|apelido s',
    email: 'e-mail|email|correio eletrónico|correio electrónico|mail|endereço eletrônico|endereço de e-mail|e-mails',
    phone:
      'telefone|telemóvel|celular|tel|contato|telefones|tlm|whatsapp|fone|cel|contacto|telef|telefone fixo|tlf|telem|contacto telefónico|telefone celular|contato telefônico|contatos',
    address:
      'endereço|morada|cidade|residência|localização|localidade|residente em|domicílio|endereço residencial|bairro|cidade/estado|local',
    born: 'data de nascimento|nascimento|nascido em|nascida em|data e local de nascimento|data de nasc|nascido a|nascida a',
    nationality: 'nacionalidade|cidadania|naturalidade e nacionalidade',
    permit: 'autorização de trabalho|visto|autorização de residência',
    link: 'site|linkedin|github|portfólio|portfolio|website|lattes|página pessoal|blog|sítio web|currículo lattes',
    title: 'cargo|função|posição|função ou cargo ocupado|cargo ou função|ocupação|profissão|cargo ocupado|funções',
    employer:
      'empresa|empregador|organização|instituição|entidade|nome da empresa|entidade empregadora|nome e endereço do empregador|companhia',
    school:
      'instituição|universidade|escola|faculdade|instituição de ensino|nome da instituição|estabelecimento de ensino|nome e tipo da organização de ensino ou formação',
    field: 'curso|área|especialização|área de estudo|ramo|habilitação|área de formação|ênfase',
    grade:
      'média|média final|nota|nota final|classificação|classificação final|cr|coeficiente de rendimento|média de curso|ira|média geral',
    place: 'local|cidade|localização|localidade',
    none: 'sexo|estado civil|idade|carta de condução|cnh|cpf|rg|naturalidade|local de nascimento|filhos|dissertação|tese|tcc|atividades|responsabilidades|principais atividades|principais atividades e responsabilidades|disponibilidade|período|duração|género|gênero|nif|bi|cartão de cidadão|tipo de empresa ou setor|designação da qualificação atribuída|principais disciplinas|orientador|tecnologias|religião|pretensão salarial|título|trabalho de conclusão de curso|conquistas|veículo próprio|ferramentas|língua materna|outras línguas|situação|status|categoria|cep|estado|disciplinas|reservista',
  },
  levels: {
    native_or_bilingual:
      'nativo|nativa|língua materna|bilíngue|bilingue|materno|materna|fluência nativa|idioma nativo|nível nativo|nativo ou bilíngue',
    full_professional:
      'fluente|avançado|excelente|fluência|avançada|muito bom|nível avançado|proficiente|ótimo|domínio|utilizador proficiente|fluência avançada|nível profissional completo|proficiência',
    professional_working:
      'profissional|bom|boa|intermediário avançado|intermédio-alto|intermédio avançado|bons conhecimentos|nível profissional|intermediário-avançado|utilizador independente|independente|upper intermediate|bom nível|bom conhecimento',
    limited_working:
      'intermediário|intermédio|médio|conversação|nível intermediário|razoável|intermediária|intermédia|conversacional|nível intermédio|regular|nível profissional limitado',
    elementary:
      'básico|elementar|iniciante|básica|nível básico|noções|noções básicas|conhecimentos básicos|inicial|utilizador básico|iniciação|leitura|nível elementar',
  },
  demonyms:
    'portuguesa=PT|português=PT|brasileira=BR|brasileiro=BR|angolana=AO|angolano=AO|moçambicana=MZ|moçambicano=MZ|cabo-verdiana=CV|cabo-verdiano=CV|guineense=GW|são-tomense=ST|timorense=TL|espanhola=ES|espanhol=ES|francesa=FR|francês=FR|italiana=IT|italiano=IT|alemã=DE|alemão=DE|inglesa=GB|inglês=GB|britânica=GB|britânico=GB|americana=US|americano=US|norte-americana=US|argentina=AR|argentino=AR|chilena=CL|uruguaia=UY|paraguaia=PY|colombiana=CO|colombiano=CO|venezuelana=VE|venezuelano=VE|peruana=PE|mexicana=MX|cubana=CU|ucraniana=UA|ucraniano=UA|russa=RU|russo=RU|romena=RO|romeno=RO|moldava=MD|polaca=PL|polonesa=PL|chinesa=CN|chinês=CN|japonesa=JP|japonês=JP|coreana=KR|indiana=IN|indiano=IN|nepalesa=NP|bengali=BD|paquistanesa=PK|suíça=CH|suíço=CH|belga=BE|holandesa=NL|neerlandesa=NL|luxemburguesa=LU|marroquina=MA|síria=SY|libanesa=LB|israelita=IL|israelense=IL|canadense=CA|canadiana=CA|irlandesa=IE|sueca=SE|austríaca=AT|grega=GR|turca=TR|búlgara=BG|filipina=PH|vietnamita=VN',
};
