import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FIXTURE_BUNDLE, PATIENCE, serve, type Server } from './local-page';

const PROTECTED_BOOK = join(__dirname, '../fixtures/workbooks/excel-hojas-protegidas.xlsx');

let server: Server;
beforeAll(async () => {
  server = await serve(PROTECTED_BOOK, '--bundle', FIXTURE_BUNDLE);
}, PATIENCE);
afterAll(() => server?.stop());

interface Got {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A request exactly as given: `fetch` would straighten paths and refuse some headers. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Got> {
  const { port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('the local page keeps to itself', () => {
  test('nothing but its own files can be read', async () => {
    const paths = [
      '/../package.json',
      '/assets/../../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/constructor',
      '/fonts/../page/main.ts',
      '/shown/../book',
      '/shown/none',
      '//etc/passwd',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 200, 404, 404]);
    expect((await ask('/shown/../book')).text).toContain('"sheets"');
  });

  test('other pages in the same browser have no way in', async () => {
    const body = JSON.stringify({ page: 'x', edits: [] });
    const { host } = new URL(server.address);
    const post = (headers: Record<string, string>): Promise<Got> =>
      ask('/type', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
    expect((await post({ Origin: 'https://example.com' })).status).toBe(403);
    expect((await post({ Origin: 'null' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ Host: 'example.com', Origin: `http://${host}` })).status).toBe(403);
    expect((await post({ Origin: `http://${host}`, 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(JSON.parse((await post({ Origin: `http://${host}` })).text)).toEqual({
      error: 'El servidor ya no cuenta con esta página; vuelva a cargarla.',
    });
    expect((await ask('/book', { headers: { Host: 'example.com' } })).status).toBe(403);
    expect((await ask('/book', { method: 'DELETE' })).status).toBe(405);
  });

  test('a request has its limits, and one that cannot be read is told so', async () => {
    const { host } = new URL(server.address);
    const headers = { ...JSON_TYPE, Origin: `http://${host}` };
    const post = (body: string): Promise<Got> => ask('/live/call', { method: 'POST', headers, body });
    expect((await post(`{"name": "${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await post('{"name": 1, "args": []}')).status).toBe(400);
    expect(JSON.parse((await post('{"name": "secret_", "args": []}')).text)).toEqual({
      error: 'google.script.run.secret_ is not a function',
    });
    expect(JSON.parse((await post('{"name": "eval", "args": ["1"]}')).text)).toEqual({
      error: 'google.script.run.eval is not a function',
    });
  });

  test('what it refuses it says in the document’s language', async () => {
    const { host } = new URL(server.address);
    const headers = { ...JSON_TYPE, Origin: `http://${host}` };
    const errorOf = async (path: string, options: Parameters<typeof ask>[1]): Promise<unknown> =>
      (JSON.parse((await ask(path, options)).text) as { error: unknown }).error;
    const post = (body: string): Parameters<typeof ask>[1] => ({ method: 'POST', headers, body });
    expect(await errorOf('/type', post('{'))).toBe(
      'No se entiende lo que ha enviado la página; vuelva a cargarla.',
    );
    expect(await errorOf('/type', post(`{"page": "${'x'.repeat(1_100_000)}"}`))).toBe(
      'Es demasiado de una vez y no se ha hecho nada; péguelo por partes.',
    );
    const stranger = { ...headers, Origin: 'https://example.com' };
    expect(await errorOf('/type', { method: 'POST', headers: stranger, body: '{}' })).toBe(
      'Esa orden llega de otra página y no se ha hecho nada.',
    );
    expect(await errorOf('/book', { headers: { Host: 'example.com' } })).toBe(
      'Esta dirección no es la del servidor local; abra la que dice «npm run serve».',
    );
    expect((await ask('/shown/none')).text).toContain('Aquí no hay nada.');
  });

  test('so do the cells that do not take what is typed, and the menu', async () => {
    const { host, port } = new URL(server.address);
    const page = '01234567-89ab-cdef-0123-456789abcdef';
    const events = request({ host: '127.0.0.1', port, path: `/events?page=${page}` });
    const opened = new Promise((resolve) => events.on('response', resolve));
    events.on('error', () => undefined);
    events.end();
    await opened;
    const { sheets } = JSON.parse((await ask('/book')).text) as { sheets: { id: number; name: string }[] };
    const sheetCalled = (name: string): number => sheets.find((sheet) => sheet.name === name)!.id;
    const [ranking, entries] = [sheetCalled('Ranking'), sheetCalled('Inscritos del mes')];
    const headers = { ...JSON_TYPE, Origin: `http://${host}` };
    const post = async (path: string, body: object): Promise<unknown> =>
      JSON.parse(
        (await ask(path, { method: 'POST', headers, body: JSON.stringify({ page, ...body }) })).text,
      );
    const typed = (sheet: number, cell: string, text: string): Promise<unknown> =>
      post('/type', { edits: [{ sheet, cell, text }] });
    expect(await typed(entries, 'ZZZ1', 'x')).toEqual({
      error: 'ZZZ1 está fuera de la hoja; no se ha cambiado nada.',
    });
    expect(await typed(ranking, 'B5', 'x')).toEqual({
      error: 'La celda está protegida; no se ha cambiado nada.',
    });
    expect(await typed(ranking, 'D5', 'quizás')).toEqual({
      error: 'D5 no admite ese valor por la validación de datos que tiene; no se ha cambiado nada.',
    });
    expect(await typed(entries, 'B2', 'x'.repeat(50_001))).toEqual({
      error: 'En una celda caben 50000 caracteres; no se ha cambiado nada.',
    });
    // A list of nothing is long enough to be told by its length.
    expect(await post('/type', { edits: Array<null>(20_001).fill(null) })).toEqual({
      error: 'Se pueden escribir hasta 20000 celdas de una vez; péguelas por partes.',
    });
    expect(await post('/run', { name: 'nadie', sheet: entries })).toEqual({
      error: 'El menú ya no tiene esa orden; vuelva a cargar la página.',
    });
    events.destroy();
  });

  test('pages come with policies: the page itself runs only its own files, the bundle’s pages are alone', async () => {
    const policy = async (path: string): Promise<string> =>
      String((await ask(path)).headers['content-security-policy']);
    expect(await policy('/')).toContain("default-src 'none'; script-src 'self' 'unsafe-eval'");
    expect(await policy('/live')).toMatch(
      /^sandbox allow-scripts(?!.*allow-same-origin).*default-src 'none'/,
    );
    expect(await policy('/live?calls=1')).toContain("frame-ancestors 'none'");
  });

  test('it listens on this machine alone', async () => {
    const { port } = new URL(server.address);
    const other = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
    const reached = await fetch(`http://${other ?? '127.0.0.2'}:${port}/`).then(
      () => true,
      () => false,
    );
    expect(reached).toBe(false);
  });

  test('what cannot be served is a sentence', async () => {
    await expect(serve('no-such.xlsx')).rejects.toThrow(/ended with 2: there is no file no-such\.xlsx\n$/);
    await expect(serve('--port', 'many')).rejects.toThrow(/--port takes a number up to 65535/);
    await expect(serve('--bundle', 'no-such.js')).rejects.toThrow(/there is no no-such\.js/);
    const { port } = new URL(server.address);
    await expect(serve('--port', port)).rejects.toThrow(new RegExp(`port ${port} is taken; see --port`));
  }, 60_000);
});
