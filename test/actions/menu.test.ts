import { expect, test } from '@jest/globals';
import type { MenuEntry } from '../../host/services/ui';
import { ACTION_IDS, MENU, PAGE_IDS, PANEL_ID } from '../../src/ui/contract';
import { openClub } from './club';

test('the menu is there before any permission is given, in Spanish, in the order of the evening', () => {
  const menus = openClub().open();
  expect(menus).toHaveLength(1);
  // createAddonMenu: it hangs under Extensions by the script's own name, Cubilete.
  expect(menus[0]!.isAddon).toBe(true);
  const shown = (items: readonly MenuEntry[], indent = ''): string[] =>
    items.flatMap((item) => {
      if (item.kind === 'separator') return ['—'];
      if (item.kind === 'item') return [`${indent}${item.label} → ${item.functionName}`];
      return [`${item.menu.title} ▸`, ...shown(item.menu.items, '  ')];
    });
  expect(shown(menus[0]!.items)).toEqual([
    'Panel → cubiletePanel',
    'Configurar torneo → cubileteConfigureTournament',
    '—',
    'Sembrar grupos → cubileteSeedGroups',
    'Crear calendario → cubileteSchedule',
    'Aplicar retrasos → cubileteLateness',
    'Calcular clasificación → cubileteStandings',
    'Armar el draw → cubileteDraw',
    'Avanzar ganadores → cubileteAdvance',
    'Última Chance → cubileteLastChance',
    'Rondas suizas ▸',
    '  Emparejar ronda → cubiletePairRound',
    '  Añadir jugador tarde → cubileteAddLate',
    '  Retirar jugador → cubileteWithdraw',
    '—',
    'Cerrar torneo → cubileteClose',
    'Reabrir torneo → cubileteReopen',
    'Temporada → cubileteSeason',
    '—',
    'Publicar e imprimir ▸',
    '  Publicar en vivo → cubiletePublish',
    '  Dejar de publicar → cubileteUnpublish',
    '  Copiar para el blog → cubileteBlogSnippet',
    '  Hojas para imprimir → cubiletePrintSheets',
    'Hojas y nombres ▸',
    '  Configurar hojas → cubileteConfigureSheets',
    '  Revisar nombres → cubileteReviewNames',
    '  Reparar marcadores → cubileteRepairScores',
    '  Idioma → cubileteLanguage',
    '—',
    'Deshacer → cubileteUndo',
  ]);
});

test('every command and every page is in the menu, once', () => {
  const listed = MENU.flatMap((entry): readonly string[] =>
    typeof entry === 'string' ? [entry] : entry[1],
  ).filter((entry) => entry !== '—');
  expect([...listed].sort()).toEqual([PANEL_ID, ...ACTION_IDS, ...PAGE_IDS].sort());
});
