// Departments, provinces and states of Latin America, which the lists of places do not have: what stands before one is a town of its country, though a country
// or a town elsewhere is called so too ("Armenia, Quindío"). Those that several countries have are left out.

const REGIONS: readonly (readonly [string, string])[] = [
  ['CO', 'antioquia|arauca|atlántico|boyacá|caldas|caquetá|casanare|cauca|cesar|chocó|cundinamarca|guainía|guaviare|huila|la guajira|magdalena|nariño|norte de santander|putumayo|quindío|risaralda|santander|tolima|valle del cauca|valle|vaupés|vichada'],
  ['MX', 'aguascalientes|baja california(?: sur)?|campeche|chiapas|chihuahua|coahuila|colima|durango|estado de méxico|edo\\. ?(?:de )?méx(?:ico)?\\.?|guanajuato|guerrero|hidalgo|jalisco|michoacán|morelos|nayarit|nuevo león|oaxaca|puebla|querétaro|quintana roo|san luis potosí|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatán|zacatecas|cdmx'],
  ['AR', 'catamarca|chaco|chubut|corrientes|entre ríos|formosa|jujuy|la pampa|mendoza|misiones|neuquén|río negro|salta|san luis|santa fe|santiago del estero|tierra del fuego|tucumán|provincia de buenos aires|pcia\\.? de buenos aires'],
  ['PE', 'áncash|apurímac|arequipa|ayacucho|cajamarca|cusco|huancavelica|huánuco|ica|junín|la libertad|lambayeque|loreto|madre de dios|moquegua|pasco|piura|puno|san martín|tacna|tumbes|ucayali'],
  ['CL', 'región metropolitana|valparaíso|biobío|bío-?bío|la araucanía|los lagos|los ríos|maule|ñuble|coquimbo|atacama|antofagasta|tarapacá|arica y parinacota|aysén|magallanes|o[’\']higgins'],
  ['VE', 'anzoátegui|apure|aragua|barinas|carabobo|cojedes|distrito capital|falcón|guárico|lara|miranda|monagas|nueva esparta|portuguesa|táchira|trujillo estado|yaracuy|zulia'],
  ['EC', 'azuay|cañar|carchi|chimborazo|cotopaxi|el oro|esmeraldas|guayas|imbabura|loja|manabí|morona santiago|napo|orellana|pastaza|pichincha|santa elena|santo domingo de los tsáchilas|sucumbíos|tungurahua|zamora chinchipe'],
  ['BO', 'chuquisaca|cochabamba|oruro|potosí|tarija|beni|pando'],
  ['PY', 'alto paraná|caaguazú|itapúa|guairá|ñeembucú|central,? paraguay'],
  ['UY', 'canelones|cerro largo|lavalleja|maldonado|paysandú|tacuarembó|treinta y tres'],
]; // biome-ignore format: a table

const FORMS = REGIONS.map(([code, names]) => [code, new RegExp(`^(?:dpto\\.?(?: de)? |departamento (?:de|del) |provincia de |edo\\.? |estado )?(?:${names})$`, 'iu')] as const); // biome-ignore format: a table

/** The country in whose region a town is, by the region's name alone. */
export const countryOfLatinRegion = (region: string): string | undefined => FORMS.find(([, form]) => form.test(region.trim()))?.[0];
