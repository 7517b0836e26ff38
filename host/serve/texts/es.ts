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
