// A Dockerfile as data: its stages, and what each of their steps says.
import dockerfileAst from 'dockerfile-ast';

/**
 * @typedef {{ from: string | undefined, sources: string[], target: string }} Copy `from` names a stage, or is absent
 *   for the build context
 * @typedef {{ keyword: 'COPY' | 'RUN' | 'WORKDIR' | 'ENV' | 'USER', copy?: Copy, text: string }} Step
 * @typedef {object} Stage
 * @property {string | undefined} name
 * @property {string} base another stage's name, or an image
 * @property {boolean} fromStage
 * @property {Step[]} steps in their order
 * @property {string[] | undefined} command ENTRYPOINT and CMD, as they are run
 * @property {string[] | undefined} healthCommand
 * @property {string} stopSignal
 */

/**
 * @param {string} text
 * @returns {Stage[]} the last one is the image
 * @throws {Error} on an instruction that is none of those that this project uses
 */
export function parseDockerfile(text) {
  const dockerfile = dockerfileAst.DockerfileParser.parse(text);
  const values = Object.fromEntries(
    dockerfile.getInitialARGs().map((arg) => [arg.getProperty().getName(), arg.getProperty().getValue()]),
  );
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of dockerfile.getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const base = instruction.getImage().replace(/\$\{(\w+)\}/g, (_, name) => values[name] ?? '');
      const fromStage = stages.some(({ name }) => name === base);
      const name = instruction.getBuildStage() ?? undefined;
      const stopSignal = 'SIGTERM';
      stages.push({
        name,
        base,
        fromStage,
        steps: [],
        command: undefined,
        healthCommand: undefined,
        stopSignal,
      });
    } else if (stages.length > 0) {
      take(stages.at(-1), keyword, instruction);
    } else if (keyword !== 'ARG') {
      throw new Error(`${keyword} before the first FROM`);
    }
  }
  return stages;
}

function take(stage, keyword, instruction) {
  const text = instruction.getRawArgumentsContent() ?? '';
  switch (keyword) {
    case 'COPY': {
      const [target, ...sources] = instruction
        .getArguments()
        .map((argument) => argument.getValue())
        .toReversed();
      const from = instruction.getFromFlag()?.getValue() ?? undefined;
      stage.steps.push({ keyword, text, copy: { from, sources: sources.toReversed(), target } });
      break;
    }
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
