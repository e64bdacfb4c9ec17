import type { Bank } from '../bank-shape.ts';

export const pt: Bank = {
  tag: 'pt',
  titles: ['Curriculum Vitae', 'Currículo'],
  page: 'página',
  at: 'na',
  degreeIn: 'em',
  headings: {
    profile: 'Perfil|Sobre mim|Resumo|Perfil profissional|Objetivo|Apresentação',
    work: 'Experiência profissional|Experiência|Experiências profissionais|Histórico profissional|Percurso profissional|Carreira|Atividade profissional|Onde trabalhei',
    education: 'Formação|Formação acadêmica|Educação|Escolaridade|Habilitações literárias|Formação escolar|Estudos',
    languages: 'Idiomas|Línguas|Competências linguísticas|Conhecimento de idiomas|Línguas estrangeiras',
    skills: 'Competências|Habilidades|Conhecimentos|Aptidões|Competências técnicas|Pontos fortes|O que sei fazer',
    certificates: 'Certificados|Cursos|Certificações|Cursos complementares|Cursos e certificados|Formação complementar',
    memberships: 'Associações|Voluntariado|Filiações|Participação associativa|Membro de|Atividades associativas',
    hobbies: 'Interesses|Hobbies|Passatempos|Tempos livres|Lazer',
    references: 'Referências|Referências profissionais',
    projects: 'Projetos|Projetos pessoais|Projetos selecionados',
    licence: 'Carta de condução|Habilitação',
    personal: 'Dados pessoais|Informações pessoais|Informação pessoal',
    contact: 'Contato|Contactos|Dados de contato|Fale comigo',
  },
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  short: 'jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.',
  present: 'atual|presente|atualmente|hoje|até o momento|em curso',
  to: 'a|até',
  fromTo: 'de {a} a {b}',
  since: 'desde {a}',
  year: 'ano|anos',
  month: 'mês|meses',
  labels: {
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    born: 'Data de nascimento',
    nationality: 'Nacionalidade',
    web: 'Site',
    employer: 'Empresa',
    position: 'Cargo',
    period: 'Período',
    place: 'Local',
    duties: 'Atividades',
    school: 'Instituição',
    degree: 'Grau',
    field: 'Curso',
    thesis: 'Trabalho de conclusão',
    grade: 'Média',
    courses: 'Disciplinas relevantes',
    language: 'Idioma',
    level: 'Nível',
    date: 'Data',
  },
  levels: {
    native_or_bilingual: 'nativo|língua materna',
    full_professional: 'fluente|avançado',
    professional_working: 'bom|bom nível|intermediário avançado',
    limited_working: 'intermediário|médio|intermédio',
    elementary: 'básico|noções',
  },
  speak: 'Falo {l}.',
  and: ' e ',
  duties: `Elaboração de relatórios semanais para a chefia do departamento
Atendimento a clientes por telefone e e-mail
Treinamento de novos colegas nas primeiras semanas
Atualização dos registros e arquivo de documentos
Planejamento dos turnos de oito pessoas
Pedido de materiais e conferência das entregas
Acompanhamento de um grupo de clientes regulares
Tratamento de reclamações
Organização de reuniões e redação das atas
Controle da qualidade dos trabalhos concluídos
Colaboração próxima com fornecedores e parceiros
Participação na implantação de um novo sistema de pedidos
Supervisão de dois aprendizes
Redação de instruções para as tarefas diárias
Verificações mensais de segurança
Redução do tempo de espera em um quinto
Gestão de um orçamento anual de cerca de 40.000
Abertura e fechamento das instalações
Representação da equipe na feira anual
Recebimento de pagamentos e fechamento do caixa
Documentação de todas as etapas no sistema interno
Apoio aos colegas de outras unidades
Preparação e acompanhamento de orçamentos
Inventário duas vezes por ano
Montagem de equipamentos e explicação do seu uso
Coleta de dados e apresentação dos resultados
Controle dos prazos
Recepção e acompanhamento de visitantes
Mudança do arquivo para novas salas
Limpeza e manutenção das ferramentas`,
  tails:
    'em estreita colaboração com os departamentos vizinhos e de acordo com a direção|incluindo a preparação de todos os documentos necessários para a revisão anual',
  dutyLabels: 'Relatórios|Clientes|Equipe|Organização|Qualidade|Planejamento',
  summary: `Pessoa responsável e simpática, com vários anos de prática e atenção aos detalhes.
Gosto de trabalhar em equipe e mantenho a calma nos momentos de maior movimento.
Procuro uma função em que possa assumir mais responsabilidade.
Tenho experiência com turnos e com tarefas variadas.
Aprendo rápido, sou cuidadosa com números e aberta com as pessoas.
Os meus pontos fortes são a paciência, a ordem e o bom humor.`,
  hobbies: 'Caminhadas|Xadrez|Coral|Fotografia|Fazer pão|Voleibol|Jardinagem',
  referees: 'Lurdes Vasconcelos, diretora administrativa|Adalberto Pestana, antigo supervisor',
  request: 'Referências disponíveis mediante pedido',
  thesis: 'A procura sazonal nas pequenas empresas|Comparação de dois métodos de planejamento',
  grade: '15 valores|8,7|16 valores',
  courses: 'Estatística, Comunicação, Trabalho de projeto|Direito, Contabilidade, Ética',
  projects: 'Mapa do bairro: um site que mostra as oficinas próximas|Jardim aberto: organização de uma festa de verão para 200 convidados',
  streets: 'Rua da Estação, 14|Rua do Moinho, 7|Rua da Igreja, 22',
  address: '{s}, {c}',
  towns: 'Campinas|Braga|Londrina|Aveiro|Sobral|Évora|Joinville',
  licence: 'CNH categoria B',
  place: '{p}, {d}',
  declare: '',
  skillLabels: 'Técnicas|Informática|Pessoais',
  issuers: 'SENAI|Cruz Vermelha|IEFP',
  sentence: 'De {a} a {b} trabalhei como {t} na {e}.',
  sentenceOpen: 'Desde {a} trabalho como {t} na {e}.',
  born: 'DD/MM/YYYY|D de MMMM de YYYY',
  nationalities: { BR: 'brasileira', PT: 'portuguesa' },
};
