import type { ButtonName } from '../messages';

/** What the local page itself says; everything else comes from the add-on. */
export const TEXTS = {
  buttons: { OK: 'Aceptar', CANCEL: 'Cancelar', YES: 'Sí', NO: 'No', CLOSE: 'Cerrar' } satisfies Record<
    ButtonName,
    string
  >,
  download: 'Descargar .xlsx',
  live: 'Página en vivo',
  close: 'Cerrar',
  copy: 'Copia en memoria: el archivo no se toca',
  running: (label: string): string => `${label}…`,
  onlyCells: 'Aquí solo se cambia el contenido de las celdas; formato, filas y hojas, en Sheets o Excel.',
  lost: 'Sin conexión con el servidor local. ¿Sigue abierto «npm run serve»?',
  /** The few texts of the grid's engine that are seen here. */
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
  failed: 'El servidor local no respondió.',
} as const;
