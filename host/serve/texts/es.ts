import type { WriteRefusal } from '../../grid/refusal';

/** What the local page itself says; everything else comes from the add-on. */
export const es = {
  buttons: { OK: 'Aceptar', CANCEL: 'Cancelar', YES: 'Sí', NO: 'No', CLOSE: 'Cerrar' },
  grid: 'Hoja de cálculo',
  download: 'Descargar .xlsx',
  live: 'Página en vivo',
  close: 'Cerrar',
  copy: 'Copia en memoria: el archivo no se toca',
  start: (menu: string, item: string): string =>
    `Empiece por «${menu}» → «${item}»: allí se ve qué hay que hacer y qué falta.`,
  running: (label: string): string => `${label}…`,
  onlyCells: 'Aquí solo se cambia el contenido de las celdas; formato, filas y hojas, en Sheets o Excel.',
  lost: 'Sin conexión con el servidor local. ¿Sigue abierto «npm run serve»?',
  failed: 'El servidor local no respondió.',
  sheetGone: 'Esa hoja ya no está.',
  tooMany: 'Hay demasiadas órdenes esperando una respuesta; conteste primero las preguntas abiertas.',
  notAsked: 'Esa pregunta ya no está abierta; no se ha hecho nada con la respuesta.',
  pageClosed: 'El servidor ya no cuenta con esta página; vuelva a cargarla.',
  noLivePage: 'Este complemento no tiene página en vivo.',
  /** What the server does not do. */
  refused: {
    unreadable: 'No se entiende lo que ha enviado la página; vuelva a cargarla.',
    tooMuch: 'Es demasiado de una vez y no se ha hecho nada; péguelo por partes.',
    tooManyCells: (most: number): string =>
      `Se pueden escribir hasta ${most} celdas de una vez; péguelas por partes.`,
    otherAddress: 'Esta dirección no es la del servidor local; abra la que dice «npm run serve».',
    otherPage: 'Esa orden llega de otra página y no se ha hecho nada.',
    nothingHere: 'Aquí no hay nada.',
    notInMenu: 'El menú ya no tiene esa orden; vuelva a cargar la página.',
    bookGone: (why: string): string =>
      `El libro ya no está abierto; vuelva a arrancar «npm run serve». (${why})`,
    /** Why a cell does not take what was typed. */
    typing: (why: WriteRefusal): string => {
      switch (why.kind) {
        case 'protected':
          return 'La celda está protegida; no se ha cambiado nada.';
        case 'rule':
          return `${why.cell} no admite ese valor por la validación de datos que tiene; no se ha cambiado nada.`;
        case 'outside':
          return `${why.cell} está fuera de la hoja; no se ha cambiado nada.`;
        case 'tooLong':
          return `En una celda caben ${why.most} caracteres; no se ha cambiado nada.`;
      }
    },
  },
  /** The few texts of the grid's engine that are seen here, by its own English. */
  engine: {
    Sum: 'Suma',
    Avg: 'Promedio',
    Min: 'Mínimo',
    Max: 'Máximo',
    Count: 'Cuenta',
    'Count Numbers': 'Cuenta de números',
    Cut: 'Cortar',
    Copy: 'Copiar',
    Paste: 'Pegar',
    Error: 'Error',
  },
};

export type LocalTexts = typeof es;
