import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Preguntas y respuestas',
  pageTitle: 'Preguntas sobre {title}',
  pageDescription:
    'Lo que los clientes preguntan sobre {title}, con las respuestas de Inkwell: {count, plural, one {# pregunta} other {# preguntas}}.',
  none: 'Nadie ha preguntado todavía por este producto.',
  noneText: '¿Hay algo que quiera saber? Pregúntenos.',
  intro: 'Responden las personas de Inkwell que conocen el producto.',
  all: '{n, plural, one {Ver la pregunta} other {Ver las # preguntas}}',
  ask: 'Hacer una pregunta',
  askedBy: 'Pregunta de {author}, {date}',
  answeredBy: 'Inkwell responde',
  open: 'Aún sin respuesta. Lo estamos averiguando.',
  helpfulSo: '{n, plural, one {A # persona le resultó útil} other {A # personas les resultó útil}}',
  helpfulAsk: '¿Le resultó útil?',
  yes: 'Sí',
  no: 'No',
  about: 'sobre la respuesta a {author}',
  voteFailed: 'No pudimos contar su voto. Inténtelo de nuevo.',
  pages: 'Páginas de preguntas',
  previous: 'Anterior',
  next: 'Siguiente',
  askTitle: 'Preguntar sobre {title}',
  askText:
    'Leemos cada pregunta antes de mostrarla y la respondemos aquí. Si se trata de un pedido suyo, consulte la ayuda: todos pueden leer lo que aparece aquí.',
  waiting:
    '{n, plural, one {# pregunta suya sobre este producto espera a ser leída.} other {# preguntas suyas sobre este producto esperan a ser leídas.}}',
  bodyField: 'Su pregunta',
  bodyHint: 'De 10 a 600 caracteres. No incluya direcciones de correo ni números de pedido.',
  authorField: 'Nombre para mostrar',
  authorHint: 'Lo ven todos. Basta con el nombre.',
  send: 'Enviar la pregunta',
  'wrong.body': 'Pregunte en 10 a 600 caracteres.',
  'wrong.author': 'Escriba un nombre de 2 a 40 caracteres, no un correo.',
  failed: 'No pudimos enviar su pregunta. Lo que escribió sigue aquí.',
  tooMany: 'Ha preguntado mucho en poco tiempo. Espere a que lo hayamos leído.',
  sent: '¡Gracias! Leeremos su pregunta y la responderemos aquí pronto.',
  back: 'Volver al producto',
  notThere: 'Este producto o esta pregunta no existe.',
} satisfies SameKeys<typeof enUS>;
