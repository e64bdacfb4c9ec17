// Portuguese.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const PORTUGUESE: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Estágio em {area}', 'Estagiário/a – {area}', 'Estágio remunerado em {area} ({city})', 'Estágio de verão: {area}'],
    credit: ['Estágio curricular em {area}', 'Estágio com créditos: {area}'],
    graduate: ['Programa de trainees {year}: {area}', 'Recém-licenciados: {area}', 'Trainee – {area}'],
    junior: ['{noun} júnior', '{noun}', '{noun} – primeiro emprego', '{noun} em {city}'],
    part: ['{noun} a tempo parcial', 'Trabalho para estudantes: {area}', 'Apoio em {area} (part-time)'],
    temporary: ['{noun} ({months} meses)', '{noun} – contrato a termo', 'Reforço temporário: {area}'],
  },
  headings: {
    tasks: ['O que vais fazer', 'As tuas tarefas', 'A função'],
    profile: ['O teu perfil', 'Quem procuramos', 'O que trazes contigo'],
    offer: ['O que oferecemos', 'Porquê connosco', 'Vantagens'],
    apply: ['Como concorrer', 'A tua candidatura', 'Próximos passos'],
  },
  place: ['Trabalhas em {city}, numa equipa de {team} pessoas.', 'A nossa equipa em {city} tem {team} pessoas e um lugar à janela à tua espera.', 'O posto fica em {city}, a dez minutos da estação.'],
  remote: ['O trabalho é totalmente remoto; encontramo-nos quatro vezes por ano.', 'Podes trabalhar a partir de casa, e nós equipamos a tua secretária.'],
  terms: {
    intern: ['O estágio dura {months} meses, com {hours} horas por semana, e é remunerado.', 'Ficas {months} meses, com um dia livre por mês para os estudos.'],
    credit: ['O estágio curricular dura {months} meses; acordamos o conteúdo com a tua escola.'],
    graduate: ['O programa dura {months} meses, com contrato sem termo desde o primeiro dia.', 'Em {months} meses conheces três áreas e uma sede noutro país.'],
    junior: ['O contrato é sem termo, de {hours} horas semanais.', 'Oferecemos contrato sem termo; o tempo parcial é possível.'],
    part: ['Trabalhas {hours} horas por semana, e menos em época de exames.', 'Combinamos {hours} horas semanais que caibam no teu horário.'],
    temporary: ['O contrato é de {months} meses, {hours} horas por semana, com possibilidade de renovação.'],
  },
  profile: ['Bom português, falado e escrito, e inglês', 'Gosto em trabalhar com quem pensa de outra maneira', 'Autonomia, e o bom senso de perguntar a tempo', 'Curiosidade pelo nosso setor', 'Estudas ou terminaste o curso há menos de dois anos'],
  offer: ['Um mentor com uma hora para ti todas as semanas', 'Horário flexível', 'Um salário justo desde o primeiro dia', 'Um orçamento de formação só teu', 'Passe de transportes', 'Refeitório com boa sopa', 'Um projeto teu, com responsabilidade a sério', 'Seguro de saúde'],
  studentOffer: ['A possibilidade de escrever a tese connosco', 'Dias livres antes dos exames'],
  apply: ['Envia-nos o teu currículo e umas linhas sobre algo que tenhas feito. Respondemos em dez dias úteis.', 'Não é preciso carta: responde às três perguntas do formulário e nós ligamos.', 'Candidata-te com o currículo e diz-nos quando podes começar. A entrevista dura uma hora, e metade das perguntas são tuas.'],
  labels: { thesis: ['Tema de tese', 'Podes escrever a tese sobre este trabalho'], flexible: ['Horário flexível', 'Escolhes as horas conforme as aulas'], fairPay: ['Compromisso «Começo justo»', 'Esta empresa paga todos os estágios e responde a todas as candidaturas'] },
  roles: {
    software: {
      noun: 'Programador/a', area: 'Desenvolvimento de software',
      about: ['Constróis serviços em que outros confiam todos os dias, e vês o resultado em uso na mesma semana.', 'Procuramos alguém que goste de código curto, legível e bem testado.'],
      tasks: ['Desenvolver funcionalidades da nossa aplicação web, da base de dados ao navegador', 'Escrever testes automáticos e rever o código da equipa', 'Descobrir por que uma página é lenta e provar a melhoria', 'Documentar interfaces para outras equipas', 'Preparar pequenas versões com o produto e o apoio'],
      profile: ['Formação em informática ou prática equivalente', 'Bons conhecimentos de uma linguagem de programação', 'Primeira experiência com bases de dados e controlo de versões', 'O hábito de testar antes de afirmar'],
    },
    data: {
      noun: 'Analista de dados', area: 'Análise de dados',
      about: ['Transformas perguntas em números, e números em decisões sólidas.', 'Na nossa equipa de dados descobres o que acontece mesmo e dizes tudo numa página.'],
      tasks: ['Preparar dados de vários sistemas e verificar se são fiáveis', 'Criar painéis que se usam todas as semanas', 'Pôr hipóteses à prova com estatística simples', 'Explicar resultados a quem nunca viu uma consulta', 'Automatizar relatórios ainda feitos à mão'],
      profile: ['Formação em estatística, economia ou ciência de dados', 'À vontade com SQL e com Python ou R', 'Sentido para gráficos que não enganam', 'O gosto de fazer mais uma pergunta'],
    },
    marketing: {
      noun: 'Técnico/a de marketing', area: 'Marketing',
      about: ['Contas o nosso trabalho como gostaríamos que nos contassem.', 'A equipa é pequena: acompanhas uma campanha da primeira ideia ao último número.'],
      tasks: ['Planear e realizar campanhas na web, por e-mail e em eventos', 'Escrever para o site, a newsletter e as redes', 'Analisar resultados e propor mudanças', 'Trabalhar com fotógrafos, gráficas e agências', 'Preparar feiras e dias abertos'],
      profile: ['Formação em marketing, comunicação ou gestão', 'Escrita clara e viva', 'Primeiras noções de análise web', 'Olho para as imagens e para as gralhas'],
    },
    finance: {
      noun: 'Analista financeiro/a', area: 'Finanças e controlo de gestão',
      about: ['Ajudas a direção a ver cedo para onde vai o ano.', 'Orçamento, previsão e fecho: participas nos três e melhoras pelo menos um.'],
      tasks: ['Preparar o relatório mensal e explicar os desvios', 'Acompanhar o orçamento com os departamentos', 'Modelar investimentos e os seus riscos', 'Melhorar as folhas de cálculo até deixarem de ser precisas', 'Participar no fecho trimestral'],
      profile: ['Formação em finanças, economia ou gestão', 'Muito bom domínio de folhas de cálculo', 'Rigor até à última linha', 'A confiança de questionar um número'],
    },
    sales: {
      noun: 'Gestor/a de clientes', area: 'Vendas',
      about: ['Encontras clientes que precisam do que fazemos, e ficas ao lado deles.', 'Nas vendas aprendes primeiro a ouvir e só depois a propor.'],
      tasks: ['Estudar mercados e preparar primeiras conversas', 'Redigir e calcular propostas com a equipa de produto', 'Acompanhar visitas a clientes e feiras', 'Manter os dados dos clientes completos e úteis', 'Levar ao desenvolvimento o que dizem os clientes'],
      profile: ['Formação em gestão, línguas ou numa área técnica', 'Trato simpático e palavras claras', 'Fiabilidade: o que prometes, cumpres', 'Disponibilidade para viajar de vez em quando'],
    },
    hr: {
      noun: 'Técnico/a de recursos humanos', area: 'Recursos humanos',
      about: ['Contigo, os candidatos são recebidos como convidados e os novos como colegas.', 'A nossa equipa acompanha todos, da primeira carta à despedida.'],
      tasks: ['Escrever anúncios e escolher onde publicá-los', 'Marcar entrevistas e participar nelas', 'Preparar as primeiras semanas dos novos colegas', 'Organizar formações e avaliá-las com franqueza', 'Representar-nos em feiras de emprego e escolas'],
      profile: ['Formação em recursos humanos, psicologia, direito ou gestão', 'Discrição e bom ouvido', 'Organização, mesmo quando o telefone toca', 'Interesse por processos justos e simples'],
    },
    engineering: {
      noun: 'Engenheiro/a de desenvolvimento', area: 'Engenharia e projeto',
      about: ['Projetas peças que se movem, suportam e duram, e tens a primeira nas mãos.', 'Do desenho ao banco de ensaio: acompanhas um componente em todo o caminho.'],
      tasks: ['Projetar componentes em CAD e preparar desenhos', 'Planear, montar e avaliar ensaios', 'Comparar simulação e medição e explicar a diferença', 'Escolher materiais e fornecedores com as compras', 'Apoiar o arranque da produção'],
      profile: ['Formação em engenharia mecânica, eletrotécnica ou mecatrónica', 'Experiência com CAD ou simulação', 'Mãos hábeis, ou respeito por quem as tem', 'Cuidado com números e unidades'],
    },
    customer: {
      noun: 'Assistente de apoio ao cliente', area: 'Apoio ao cliente',
      about: ['És a voz que os clientes ouvem quando algo lhes importa.', 'Sem guião nem cronómetro: tens o tempo que uma boa resposta pede.'],
      tasks: ['Responder por telefone, chat e e-mail', 'Procurar a causa dos problemas com os especialistas', 'Escrever artigos de ajuda que poupam uma chamada', 'Acompanhar os novos clientes nas primeiras semanas', 'Resolver reclamações com justiça'],
      profile: ['Trato amável e paciente, também à segunda-feira', 'Linguagem clara, a falar e a escrever', 'Vontade de perceber como as coisas funcionam', 'Outras línguas são bem-vindas'],
    },
  },
}; // biome-ignore format: texts
