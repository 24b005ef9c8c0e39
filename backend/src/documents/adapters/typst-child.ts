// A process of its own for Typst: `node typst-child.js ENGINE FOLDER`, where the folder has the template and its fonts. Each
// message is what to print, each answer a file or a sentence. It stands alone, so that Node can run it as it is written, too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TypstInput {
  /** JSON, which the template reads as `sys.inputs.data`: text, never markup. */
  data: string;
  /** Of the PDF; seconds since 1970. */
  createdAt: number;
  /** Its pages as one picture, which WebAssembly does not draw. */
  form: 'pdf' | 'svg';
}

export type TypstAnswer = { file: Uint8Array } | { fault: string } | { unable: string };

/** `native` where its binary is delivered, else `wasm`. */
export type Engine = 'native' | 'wasm' | 'any';

type Compile = (input: TypstInput) => Uint8Array;

/** How many documents ago a cached part must have been used last. */
const CACHED_FOR = 3;

const [engine, folder = ''] = process.argv.slice(2);
const template = readFileSync(join(folder, 'document.typ'), 'utf8');
const fonts = readdirSync(join(folder, 'fonts'))
  .filter((name) => name.endsWith('.ttf'))
  .sort()
  .map((name) => readFileSync(join(folder, 'fonts', name)));

async function openNative(): Promise<Compile> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] });
  return ({ data, createdAt, form }) => {
    compiler.evictCache(CACHED_FOR);
    const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
    if (!compiled.result) throw new Refusal(compiled.takeDiagnostics()?.shortDiagnostics);
    if (form === 'svg') return Buffer.from(compiler.plainSvg(compiled.result));
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: createdAt });
  };
}

async function openWasm(): Promise<Compile> {
  const { default: start, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const wasm = new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await start({ module_or_path: readFileSync(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source('/document.typ', template);
  return ({ data, form }) => {
    if (form === 'svg') throw new Unable('WebAssembly draws no pages');
    const world = compiler.snapshot('/', '/document.typ', [['data', data]]);
    try {
      world.compile(PAGED, FULL_DIAGNOSTICS);
      const { result, diagnostics } = world.get_artifact(PDF, FULL_DIAGNOSTICS) as WasmArtifact;
      if (!result) throw new Refusal(diagnostics);
      return result;
    } finally {
      world.free();
    }
  };
}

/** What Typst has against the template, without the texts that it quotes. */
class Refusal extends Error {
  constructor(diagnostics: unknown) {
    const faults = diagnostics as { message?: string; range?: string }[] | undefined;
    super(faults?.map(({ message = '', range = '' }) => `${withoutText(message)} (${range})`).join('; '));
  }
}

class Unable extends Error {}

function withoutText(message: string): string {
  return message.replace(/["`].*["`]/gs, '…');
}

interface WasmArtifact {
  result?: Uint8Array;
  diagnostics?: unknown;
}

const PAGED = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 2;

async function open(): Promise<Compile> {
  if (engine !== 'any') return engine === 'native' ? openNative() : openWasm();
  return openNative().catch(openWasm);
}

const compile = await open();
process.on('message', (input: TypstInput) => {
  let answer: TypstAnswer;
  try {
    answer = { file: compile(input) };
  } catch (error) {
    const { message, shortDiagnostics } = error as Error & { shortDiagnostics?: unknown };
    if (error instanceof Unable) answer = { unable: message };
    else answer = { fault: shortDiagnostics ? new Refusal(shortDiagnostics).message : withoutText(message) };
  }
  process.send?.(answer);
});
// The parent is gone.
process.on('disconnect', () => process.exit());
