import type { Bank } from '../bank-shape.ts';

export const es: Bank = {
  tag: 'es',
  titles: ['Curriculum Vitae', 'Currículum', 'Hoja de vida'],
  page: 'página',
  at: 'en',
  degreeIn: 'en',
  headings: {
    profile: 'Perfil|Sobre mí|Perfil profesional|Resumen|Presentación|Extracto',
    work: 'Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional|Historial laboral|Empleos|Dónde he trabajado|Vida laboral',
    education: 'Formación|Formación académica|Educación|Estudios|Formación reglada|Datos académicos|Titulaciones',
    languages: 'Idiomas|Lenguas|Competencias lingüísticas|Conocimiento de idiomas|Idiomas que hablo',
    skills: 'Habilidades|Competencias|Aptitudes|Conocimientos|Destrezas|Competencias clave|Lo que sé hacer',
    certificates: 'Certificados|Cursos|Formación complementaria|Cursos y certificados|Certificaciones|Otros cursos',
    memberships: 'Asociaciones|Afiliaciones|Voluntariado|Membresías|Participación en asociaciones|Colegiación y asociaciones',
    hobbies: 'Intereses|Aficiones|Hobbies|Tiempo libre|Pasatiempos',
    references: 'Referencias|Referencias laborales',
    projects: 'Proyectos|Proyectos destacados|Proyectos personales',
    licence: 'Permiso de conducir|Carné de conducir',
    personal: 'Datos personales|Información personal|Datos',
    contact: 'Contacto|Datos de contacto|Contáctame|Información de contacto',
  },
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  short: 'ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.',
  present: 'actualidad|presente|hoy|actualmente|la actualidad|hasta la fecha',
  to: 'a|hasta',
  fromTo: 'de {a} a {b}',
  since: 'desde {a}',
  year: 'año|años',
  month: 'mes|meses',
  labels: {
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    born: 'Fecha de nacimiento',
    nationality: 'Nacionalidad',
    web: 'Web',
    employer: 'Empresa',
    position: 'Puesto',
    period: 'Periodo',
    place: 'Lugar',
    duties: 'Funciones',
    school: 'Centro',
    degree: 'Título',
    field: 'Especialidad',
    thesis: 'Trabajo final',
    grade: 'Nota media',
    courses: 'Asignaturas destacadas',
    language: 'Idioma',
    level: 'Nivel',
    date: 'Fecha',
  },
  levels: {
    native_or_bilingual: 'nativo|lengua materna',
    full_professional: 'fluido|avanzado|nivel alto',
    professional_working: 'buen nivel|medio-alto|profesional',
    limited_working: 'intermedio|nivel medio',
    elementary: 'básico|nivel básico|nociones',
  },
  speak: 'Hablo {l}.',
  and: ' y ',
  duties: `Elaboración de informes semanales para la jefatura del departamento
Atención de consultas de clientes por teléfono y correo
Formación de los nuevos miembros del equipo
Actualización de los registros y archivo de documentos
Planificación de los turnos de ocho personas
Pedido de material y revisión de las entregas
Seguimiento de un grupo de clientes habituales
Gestión de quejas
Organización de reuniones y redacción de actas
Control de la calidad de los trabajos terminados
Colaboración estrecha con proveedores y socios
Participación en la puesta en marcha de un nuevo sistema de pedidos
Supervisión de dos aprendices
Redacción de instrucciones para las tareas diarias
Revisiones de seguridad mensuales
Reducción de los tiempos de espera en una quinta parte
Gestión de un presupuesto anual de unos 40.000 euros
Apertura y cierre del local
Representación del equipo en la feria anual
Cobro y cuadre de caja
Documentación de todos los pasos en el sistema interno
Apoyo a los compañeros de otras sedes
Preparación y seguimiento de presupuestos
Inventario dos veces al año
Montaje de los equipos y explicación de su uso
Recogida de datos y presentación de los resultados
Control de los plazos
Recepción y acompañamiento de visitantes
Traslado del archivo a nuevas salas
Limpieza y mantenimiento de las herramientas`,
  tails:
    'en estrecha colaboración con los departamentos vecinos y de acuerdo con la dirección|incluida la preparación de toda la documentación necesaria para la revisión anual',
  dutyLabels: 'Informes|Clientes|Equipo|Organización|Calidad|Planificación',
  summary: `Persona responsable y amable, con varios años de práctica y atención al detalle.
Me gusta trabajar en equipo y mantengo la calma cuando hay mucho trabajo.
Busco un puesto en el que pueda asumir más responsabilidad.
Acostumbrada a turnos de mañana y a tareas variadas.
Aprendo rápido, soy cuidadosa con los números y abierta con la gente.
Mis puntos fuertes son la paciencia, el orden y el sentido del humor.`,
  hobbies: 'Senderismo|Ajedrez|Coro|Fotografía|Hacer pan|Voleibol|Jardinería',
  referees: 'Mercedes Olivares, directora de operaciones|Fermín Sagasta, antiguo responsable',
  request: 'Referencias disponibles a petición',
  thesis: 'La demanda estacional en las pequeñas empresas|Comparación de dos métodos de planificación',
  grade: '7,8|Notable|8,4',
  courses: 'Estadística, Comunicación, Trabajo por proyectos|Derecho, Contabilidad, Ética',
  projects:
    'Mapa del barrio: una web que muestra los talleres de reparación cercanos|Jardín abierto: organización de una fiesta de verano para 200 invitados',
  streets: 'Calle de la Estación 14|Camino del Molino 7|Calle de la Iglesia 22',
  address: '{s}, {z} {c}',
  postcodes: '48901|23400|37002',
  towns: 'Logroño|Cáceres|Albacete|Huesca|Vigo|Jaén|Burgos',
  licence: 'Permiso de conducir B',
  place: '{p}, a {d}',
  declare: '',
  skillLabels: 'Técnicas|Informática|Personales',
  issuers: 'Cruz Roja|Cámara de Comercio|SEPE',
  sentence: 'De {a} a {b} trabajé como {t} en {e}.',
  sentenceOpen: 'Desde {a} trabajo como {t} en {e}.',
  born: 'DD/MM/YYYY|D de MMMM de YYYY',
  nationalities: { ES: 'española', CO: 'colombiana', MX: 'mexicana' },
};
