/**
 * What the rule reads of a node of the syntax tree, whatever its kind.
 * @typedef {{ type: string, name?: string, operator?: string, arguments?: Node[] } & { [Part in 'argument' | 'callee' | 'expression' | 'id' | 'init' | 'left' | 'object' | 'property']?: Node }} Node
 * @typedef {{ set: Map<string, { defs: { node: Node }[] }>, upper: Scope | null }} Scope
 */

const HOW =
  'Put another provider in its place: overrideProvider(Clock).useValue({ now }), or the harness’s `now`. What is written ' +
  'to a provider stays for whatever runs next.';

/** What a call changes of its first argument. */
const WRITING_CALLS = /^(spyOn|replaceProperty|assign|definePropert(y|ies)|setPrototypeOf|set)$/;
const WRITERS = /^(jest|Object|Reflect)$/;

/**
 * `app.get(Clock)`, `module.resolve(Clock)`.
 * @param {Node} node
 */
function isLookedUp({ callee, arguments: [token] = [] }) {
  return (
    callee?.type === 'MemberExpression' &&
    /^(get|resolve)$/.test(callee.property?.name ?? '') &&
    token?.type === 'Identifier' &&
    /^[A-Z]/.test(token.name ?? '')
  );
}

/** ESLint's rule against a test that writes to what Nest holds, or spies on it, also by a name of the test's own. */
export const providersAreOverridden = {
  meta: { type: 'problem', schema: [], messages: { written: HOW } },
  /** @param {{ sourceCode: { getScope: (node: Node) => Scope | null }, report: (fault: { node: Node, messageId: 'written' }) => void }} context */
  create({ sourceCode, report }) {
    /** @type {(node: Node | undefined) => boolean} */
    const isProvider = (node) => {
      switch (node?.type) {
        case 'CallExpression':
          return isLookedUp(node);
        case 'MemberExpression':
          return isProvider(node.object);
        case 'AwaitExpression':
          return isProvider(node.argument);
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return isProvider(node.expression);
        case 'Identifier': {
          let scope = sourceCode.getScope(node);
          const { name = '' } = node;
          while (scope && !scope.set.has(name)) scope = scope.upper;
          const [definition] = scope?.set.get(name)?.defs ?? [];
          return definition?.node.id?.type === 'Identifier' && isProvider(definition.node.init);
        }
        default:
          return false;
      }
    };
    /** @param {Node | undefined} target */
    const refuseWriteTo = (target) => {
      if (target?.type === 'MemberExpression' && isProvider(target.object))
        report({ node: target, messageId: 'written' });
    };
    return {
      AssignmentExpression: (/** @type {Node} */ { left }) => refuseWriteTo(left),
      UpdateExpression: (/** @type {Node} */ { argument }) => refuseWriteTo(argument),
      UnaryExpression: (/** @type {Node} */ { operator, argument }) =>
        operator === 'delete' && refuseWriteTo(argument),
      CallExpression(/** @type {Node} */ node) {
        const { callee } = node;
        const writes =
          callee?.type === 'MemberExpression' &&
          WRITERS.test(callee.object?.name ?? '') &&
          WRITING_CALLS.test(callee.property?.name ?? '');
        if (writes && isProvider(node.arguments?.[0])) report({ node, messageId: 'written' });
      },
    };
  },
};
