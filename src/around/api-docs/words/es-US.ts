import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'API',
  lead: 'Todas las llamadas que la tienda responde, tomadas de los contratos que las sirven. La misma descripción para programas:',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  reply: 'Respuesta',
  where: 'en {where}',
  required: 'obligatorio',
  session: 'Solo para la persona a quien pertenece; cualquier otra recibe 404 o 403.',
  calls: '{count, plural, one {# llamada} other {# llamadas}}',
} satisfies SameKeys<typeof enUS>;
