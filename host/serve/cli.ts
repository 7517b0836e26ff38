import { parseArgs } from 'node:util';
import { UsageError } from '../grid/refusal';
import { LocalServer } from './server';

const USAGE = `npm run serve [-- FILE.xlsx] [options]

Opens a workbook with the built add-on in the browser, without Google: prints the address of a page that only this
machine can reach. The file is never written; the page has a button that downloads it as it is by then.

  FILE.xlsx               examples/torneo.xlsx by default
  --port N                8090 by default; 0 takes any that is free
  --bundle FILE.js        another bundle than dist/Code.js; its .html files stand beside it
  --locale es_VE          the spreadsheet's locale
  --time-zone ZONE        the spreadsheet's time zone; --script-time-zone ZONE the script's
  --now 2026-03-07T20:00  fixes the clock
  --lock-patience MS      how long a command waits behind another before it finds the lock held; 10000 by default
  --no-open               does nothing: no browser is ever opened`;

const USUAL_FILE = 'examples/torneo.xlsx';
const USUAL_PORT = '8090';
/** Scripts wait about so long for a lock, in milliseconds. */
const USUAL_PATIENCE = '10000';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: USUAL_PORT },
      bundle: { type: 'string', default: 'dist/Code.js' },
      locale: { type: 'string' },
      'time-zone': { type: 'string' },
      'script-time-zone': { type: 'string' },
      now: { type: 'string' },
      'lock-patience': { type: 'string', default: USUAL_PATIENCE },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.length > 1) throw new UsageError(`one file at a time: ${positionals.join(', ')}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port takes a number up to 65535, not "${values.port}"`);
  }
  if (values.now !== undefined && Number.isNaN(Date.parse(values.now))) {
    throw new UsageError(`--now takes a moment such as 2026-03-07T20:00, not "${values.now}"`);
  }
  const file = positionals[0] ?? USUAL_FILE;
  const server = await LocalServer.start(
    {
      file,
      bundle: values.bundle,
      locale: values.locale,
      timeZone: values['time-zone'],
      scriptTimeZone: values['script-time-zone'],
      now: values.now,
      lockPatience: Number(values['lock-patience']),
    },
    port,
  );
  console.log(`${file} is open at ${server.address}`);
  console.log('A copy in memory: the file is not written. Ctrl+C ends it.');
  const end = (): void => void server.close().then(() => process.exit());
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

main().catch((error: unknown) => {
  const isMisuse =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isMisuse ? (error as Error).message : error);
  process.exitCode = 2;
});
