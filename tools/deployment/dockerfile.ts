// A Dockerfile as data: its stages, and what each of their steps says.
import dockerfileAst, { type Instruction } from 'dockerfile-ast';

export interface Step {
  keyword: 'COPY' | 'RUN' | 'WORKDIR' | 'ENV' | 'USER';
  /** `from` names a stage, or is absent for the build context. */
  copy?: { from?: string; sources: string[]; target: string };
  text: string;
}

export interface Stage {
  name?: string;
  /** Another stage's name, or an image. */
  base: string;
  fromStage: boolean;
  /** In their order. */
  steps: Step[];
  /** ENTRYPOINT and CMD, as they are run. */
  command?: string[];
  healthCommand?: string[];
  stopSignal: string;
}

/**
 * @returns the last one is the image
 * @throws {Error} on an instruction that is none of those that this project uses
 */
export function parseDockerfile(text: string): Stage[] {
  const dockerfile = dockerfileAst.DockerfileParser.parse(text);
  const values = Object.fromEntries(
    dockerfile.getInitialARGs().map((arg) => [arg.getProperty()?.getName(), arg.getProperty()?.getValue()]),
  );
  const stages: Stage[] = [];
  for (const instruction of dockerfile.getInstructions()) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (instruction instanceof dockerfileAst.From) {
      const image = instruction.getImage() ?? '';
      const base = image.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      const fromStage = stages.some(({ name }) => name === base);
      const name = instruction.getBuildStage() ?? undefined;
      stages.push({ name, base, fromStage, steps: [], stopSignal: 'SIGTERM' });
    } else if (stage) {
      take(stage, keyword, instruction);
    } else if (keyword !== 'ARG') {
      throw new Error(`${keyword} before the first FROM`);
    }
  }
  return stages;
}

function take(stage: Stage, keyword: string, instruction: Instruction): void {
  const text = instruction.getRawArgumentsContent() ?? '';
  if (instruction instanceof dockerfileAst.Copy) {
    const named = instruction.getArguments().map((argument) => argument.getValue());
    const from = instruction.getFromFlag()?.getValue() ?? undefined;
    stage.steps.push({
      keyword: 'COPY',
      text,
      copy: { from, sources: named.slice(0, -1), target: named.at(-1) ?? '' },
    });
    return;
  }
  switch (keyword) {
    case 'RUN':
    case 'WORKDIR':
    case 'ENV':
    case 'USER':
      stage.steps.push({ keyword, text });
      break;
    case 'CMD':
    case 'ENTRYPOINT':
      if (stage.command) throw new Error('ENTRYPOINT beside CMD: say it in one');
      stage.command = JSON.parse(text);
      break;
    case 'HEALTHCHECK':
      stage.healthCommand = JSON.parse(text.slice(text.indexOf('[')));
      break;
    case 'STOPSIGNAL':
      stage.stopSignal = text;
      break;
    case 'EXPOSE':
    case 'VOLUME':
      break;
    default:
      throw new Error(`${keyword} is not known to this reader`);
  }
}
