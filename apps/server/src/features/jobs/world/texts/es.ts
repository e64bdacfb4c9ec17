// Spanish.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const SPANISH: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Prácticas en {area}', 'Beca de {area} en {city}', 'Prácticas remuneradas: {area}', 'Becario/a de {area} {year}'],
    credit: ['Prácticas curriculares en {area}', 'Prácticas con créditos: {area}'],
    graduate: ['Programa de graduados en {area} {year}', 'Joven talento: {area}', 'Trainee de {area}'],
    junior: ['{noun} júnior', '{noun}', '{noun} sin experiencia previa', '{noun} en {city}'],
    part: ['{noun} a media jornada', 'Empleo para estudiantes: {area}', 'Asistente de {area} (tiempo parcial)'],
    temporary: ['{noun} ({months} meses)', 'Refuerzo temporal de {area}', '{noun}, contrato temporal'],
  },
  headings: {
    tasks: ['Qué harás', 'Tus tareas', 'El puesto'],
    profile: ['Qué buscamos', 'Tu perfil', 'Lo que aportas'],
    offer: ['Qué ofrecemos', 'Por qué con nosotros', 'Ventajas'],
    apply: ['Cómo presentarte', 'Tu candidatura', 'Próximos pasos'],
  },
  place: ['Trabajarás en {city}, en un equipo de {team} personas.', 'Nuestro equipo de {city} está formado por {team} personas y te hace sitio junto a la ventana.', 'El puesto está en {city}, a diez minutos de la estación.'],
  remote: ['El trabajo es totalmente a distancia; nos reunimos cuatro veces al año.', 'Puedes trabajar desde casa, y nosotros equipamos tu mesa.'],
  terms: {
    intern: ['Las prácticas duran {months} meses, con {hours} horas a la semana, y son remuneradas.', 'Te quedas {months} meses, con un día libre al mes para tus estudios.'],
    credit: ['Las prácticas curriculares duran {months} meses; acordamos el contenido con tu universidad.'],
    graduate: ['El programa dura {months} meses, con contrato indefinido desde el primer día.', 'En {months} meses conocerás tres áreas y una sede en otro país.'],
    junior: ['El contrato es indefinido, de {hours} horas semanales.', 'Ofrecemos contrato indefinido, con opción de jornada reducida.'],
    part: ['Trabajarás {hours} horas a la semana, y menos en época de exámenes.', 'Acordamos {hours} horas semanales que encajen con tu horario.'],
    temporary: ['El contrato es de {months} meses, {hours} horas a la semana, con posibilidad de prórroga.'],
  },
  profile: ['Español fluido y buen nivel de inglés', 'Ganas de trabajar con personas que piensan distinto', 'Autonomía, y el buen juicio de preguntar a tiempo', 'Interés por nuestro sector', 'Estudias o terminaste la carrera hace menos de dos años'],
  offer: ['Una persona mentora con una hora para ti cada semana', 'Horario flexible', 'Un sueldo justo desde el primer día', 'Presupuesto propio de formación', 'Abono de transporte', 'Más vacaciones de las que pide la ley', 'Comedor con buena sopa', 'Un proyecto propio con responsabilidad de verdad', 'Ayuda para encontrar alojamiento'],
  studentOffer: ['Días libres antes de los exámenes'],
  apply: ['Envíanos tu currículum y unas líneas sobre algo que hayas hecho. Respondemos en diez días laborables.', 'No hace falta carta: contesta a las tres preguntas del formulario y te llamamos.', 'Preséntate con tu currículum y dinos cuándo puedes empezar. La entrevista dura una hora y la mitad de las preguntas son tuyas.'],
  labels: { thesis: ['Con trabajo de fin de grado', 'Puedes hacer tu trabajo de fin de grado sobre estas tareas'], flexible: ['Horario flexible', 'Eliges tus horas según tus clases'], fairPay: ['Compromiso «Comienzo justo»', 'Esta empresa paga todas las prácticas y responde a todas las candidaturas'] },
  roles: {
    software: {
      noun: 'Desarrollador/a de software', area: 'Desarrollo de software',
      about: ['Creas servicios en los que otras personas confían a diario, y los ves en uso esa misma semana.', 'Buscamos a alguien a quien le guste el código breve, legible y bien probado.'],
      tasks: ['Desarrollar funciones de nuestra aplicación web, de la base de datos al navegador', 'Escribir pruebas automáticas y revisar el código del equipo', 'Averiguar por qué una página es lenta y demostrar la mejora', 'Documentar las interfaces para otros equipos', 'Preparar entregas pequeñas con producto y soporte'],
      profile: ['Estudios de informática o práctica equivalente', 'Buen dominio de un lenguaje de programación', 'Primera experiencia con bases de datos y control de versiones', 'La costumbre de probar antes de afirmar'],
    },
    data: {
      noun: 'Analista de datos', area: 'Análisis de datos',
      about: ['Conviertes preguntas en cifras, y cifras en decisiones firmes.', 'En nuestro equipo de datos descubres qué ocurre de verdad y lo cuentas en una página.'],
      tasks: ['Preparar datos de varios sistemas y comprobar si son fiables', 'Crear cuadros de mando que se usan cada semana', 'Poner a prueba hipótesis con estadística sencilla', 'Explicar los resultados a quien nunca ha visto una consulta', 'Automatizar informes que aún se hacen a mano'],
      profile: ['Estudios de estadística, economía o ciencia de datos', 'Soltura con SQL y con Python o R', 'Criterio para gráficos que no engañen', 'El gusto de hacer una pregunta más'],
    },
    marketing: {
      noun: 'Especialista de marketing', area: 'Marketing',
      about: ['Cuentas nuestro trabajo como nos gustaría que nos lo contaran.', 'El equipo es pequeño: ves una campaña desde la primera idea hasta la última cifra.'],
      tasks: ['Planificar y lanzar campañas en web, correo y eventos', 'Escribir para la página, el boletín y las redes', 'Analizar resultados y proponer cambios', 'Coordinar a fotógrafos, imprentas y agencias', 'Preparar ferias y jornadas de puertas abiertas'],
      profile: ['Estudios de marketing, comunicación o empresa', 'Redacción clara y viva', 'Primeras nociones de analítica web', 'Buen ojo para las imágenes y las erratas'],
    },
    finance: {
      noun: 'Analista financiero/a', area: 'Finanzas y control de gestión',
      about: ['Ayudas a la dirección a ver pronto hacia dónde va el año.', 'Presupuesto, previsión y cierre: participas en los tres y mejoras al menos uno.'],
      tasks: ['Preparar el informe mensual y explicar las desviaciones', 'Acompañar el presupuesto con cada departamento', 'Modelizar inversiones y sus riesgos', 'Mejorar las hojas de cálculo hasta que sobren', 'Participar en el cierre trimestral'],
      profile: ['Estudios de finanzas, economía o empresa', 'Muy buen manejo de hojas de cálculo', 'Precisión hasta la última fila', 'La confianza de preguntar por una cifra a la dirección'],
    },
    sales: {
      noun: 'Gestor/a comercial', area: 'Ventas',
      about: ['Encuentras clientes que necesitan lo que hacemos, y sigues a su lado.', 'En ventas aprendes primero a escuchar y después a ofrecer.'],
      tasks: ['Investigar mercados y preparar primeras conversaciones', 'Redactar y calcular ofertas con el equipo de producto', 'Acompañar visitas a clientes y ferias', 'Mantener completos y útiles los datos de clientes', 'Llevar a desarrollo lo que dicen los clientes'],
      profile: ['Estudios de empresa, idiomas o una carrera técnica', 'Trato amable y palabras claras', 'Fiabilidad: lo prometido se cumple', 'Disponibilidad para viajar de vez en cuando'],
    },
    hr: {
      noun: 'Técnico/a de personas', area: 'Recursos humanos',
      about: ['Gracias a ti, quien se presenta es tratado como invitado y quien llega, como colega.', 'Nuestro equipo acompaña a todos, desde la primera carta hasta la despedida.'],
      tasks: ['Redactar ofertas y elegir dónde publicarlas', 'Organizar entrevistas y participar en ellas', 'Preparar las primeras semanas de los nuevos compañeros', 'Organizar cursos y evaluarlos con franqueza', 'Representarnos en ferias de empleo y universidades'],
      profile: ['Estudios de recursos humanos, psicología, derecho o empresa', 'Discreción y buen oído', 'Orden, también cuando suena el teléfono', 'Interés por procesos justos y sencillos'],
    },
    engineering: {
      noun: 'Ingeniero/a de desarrollo', area: 'Ingeniería y diseño mecánico',
      about: ['Diseñas piezas que se mueven, soportan y duran, y tienes la primera en tus manos.', 'Del plano al banco de pruebas: acompañas un componente en todo su camino.'],
      tasks: ['Diseñar componentes en CAD y preparar planos', 'Planificar, montar y evaluar ensayos', 'Comparar simulación y medición y explicar la diferencia', 'Elegir materiales y proveedores con compras', 'Apoyar el arranque de producción en planta'],
      profile: ['Estudios de ingeniería mecánica, eléctrica o mecatrónica', 'Experiencia con CAD o simulación', 'Manos hábiles, o respeto por quienes las tienen', 'Cuidado con las cifras y las unidades'],
    },
    customer: {
      noun: 'Asesor/a de clientes', area: 'Atención al cliente',
      about: ['Eres la voz que oyen nuestros clientes cuando algo les importa.', 'Sin guion ni cronómetro: tienes el tiempo que pide una buena respuesta.'],
      tasks: ['Responder por teléfono, chat y correo', 'Buscar con los especialistas la causa de los problemas', 'Escribir artículos de ayuda que ahorren una llamada', 'Acompañar a los nuevos clientes en sus primeras semanas', 'Resolver reclamaciones con justicia'],
      profile: ['Trato amable y paciente, también los lunes', 'Lenguaje claro al hablar y al escribir', 'Curiosidad por cómo funcionan las cosas', 'Se valoran otros idiomas'],
    },
  },
}; // biome-ignore format: texts
