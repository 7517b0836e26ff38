import { expect, test } from '@jest/globals';
import { openClub } from './club';

test('the menu is there before any permission is given, in Spanish, in the order of the evening', () => {
  const menus = openClub().open();
  expect(menus).toHaveLength(1);
  // createAddonMenu: it hangs under Extensions by the script's own name, Cubilete.
  expect(menus[0]!.isAddon).toBe(true);
  const items = menus[0]!.items.map((item) =>
    item.kind === 'item' ? `${item.label} → ${item.functionName}` : '—',
  );
  expect(items).toEqual([
    'Panel → cubiletePanel',
    'Sembrar grupos → cubileteSeedGroups',
    'Crear calendario → cubileteSchedule',
    'Aplicar retrasos → cubileteLateness',
    'Emparejar ronda → cubiletePairRound',
    'Añadir jugador tarde → cubileteAddLate',
    'Retirar jugador → cubileteWithdraw',
    'Calcular clasificación → cubileteStandings',
    'Armar el draw → cubileteDraw',
    'Avanzar ganadores → cubileteAdvance',
    'Última Chance → cubileteLastChance',
    'Cerrar torneo → cubileteClose',
    'Reabrir torneo → cubileteReopen',
    'Temporada → cubileteSeason',
    'Configurar torneo → cubileteConfigureTournament',
    'Configurar hojas → cubileteConfigureSheets',
    'Revisar nombres → cubileteReviewNames',
    'Reparar marcadores → cubileteRepairScores',
    'Publicar en vivo → cubiletePublish',
    'Dejar de publicar → cubileteUnpublish',
    'Copiar para el blog → cubileteBlogSnippet',
    'Hojas para imprimir → cubiletePrintSheets',
    'Idioma → cubileteLanguage',
    '—',
    'Deshacer → cubileteUndo',
  ]);
});
