import { beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, SpanStatusCode, type Context } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceQueries } from './query-spans.js';

/** As pg's: answers by promise or by callback, with a fault where the statement asks for one. */
class Client {
  query(...given: unknown[]): unknown {
    const fault = String(given[0]).includes('FAULT')
      ? Object.assign(new Error('Key (email)=(layla@example.com) exists'), { code: '23505' })
      : null;
    const callback = given.at(-1);
    if (typeof callback === 'function') return callback(fault, { rows: [1] });
    return fault ? Promise.reject(fault) : Promise.resolve({ rows: [1] });
  }
}

const { query } = Client.prototype;
let exporter: InMemorySpanExporter;
let running: Context | undefined;
let undo: () => void;

beforeEach(() => {
  Client.prototype.query = query;
  exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  running = ROOT_CONTEXT;
  undo = traceQueries(Client.prototype, provider.getTracer('test'), () => running);
});

const spans = () => exporter.getFinishedSpans();

describe('a statement', () => {
  it('is a span, with its text and no value', async () => {
    const answer = new Client().query('  select $1::text', ['layla@example.com']);
    await expect(answer).resolves.toEqual({ rows: [1] });
    expect(spans()).toMatchObject([{ name: 'SELECT', attributes: { 'db.query.text': '  select $1::text' } }]);
    expect(JSON.stringify(spans()[0]?.attributes)).not.toContain('layla');
  });

  it('is one as well when it is named, or answered by callback', async () => {
    await new Client().query({ name: 'one', text: 'INSERT INTO a VALUES ($1)', values: ['secret'] });
    const answered = await new Promise((resolve) =>
      new Client().query('COMMIT', (_fault: unknown, result: unknown) => resolve(result)),
    );
    expect(answered).toEqual({ rows: [1] });
    expect(spans().map(({ name }) => name)).toEqual(['INSERT', 'COMMIT']);
  });

  it('loses what stands in it between quotes', async () => {
    await new Client().query(`SELECT 'layla''s', "column" FROM a WHERE b = 'secret'`);
    expect(spans()[0]?.attributes['db.query.text']).toBe('SELECT ?, "column" FROM a WHERE b = ?');
  });

  it.each([
    ['promise', (text: string) => new Client().query(text)],
    [
      'callback',
      (text: string) =>
        new Promise((resolve, reject) =>
          new Client().query(text, (fault: unknown) => (fault ? reject(fault) : resolve(0))),
        ),
    ],
  ])('that fails by %s still fails, and is told of by its code', async (_way, ask) => {
    await expect(ask('SELECT FAULT')).rejects.toThrow('layla@example.com');
    const [span] = spans();
    expect(span).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'db.response.status_code': '23505' },
    });
    expect(JSON.stringify([span?.attributes, span?.status, span?.events])).not.toContain('layla');
  });

  it('outside a request, of a stream, or after the end is none', async () => {
    new Client().query({ text: 'COPY a TO STDOUT', submit: () => undefined });
    running = undefined;
    await new Client().query('SELECT 1');
    running = ROOT_CONTEXT;
    undo();
    await new Client().query('SELECT 2');
    expect(spans()).toEqual([]);
  });
});
