import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { NATIVE_REQUIRE } from './native-packages.mjs';

/** What a package and a test have to agree on: what a Date is, or an Error. */
const SHARED = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'BigInt', 'Symbol', 'Date', 'RegExp'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'AggregateError'],
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
];

/** What packages collect about classes in globals of their own, and begin anew when it is gone. */
const COLLECTIONS = ['typeormMetadataArgsStorage', 'classValidatorMetadataStorage'];

// An object of a test is an Object to a package too; Object.prototype cannot be given a prototype as the others can.
Object.defineProperty(Object, Symbol.hasInstance, {
  value: (/** @type {unknown} */ value) =>
    (typeof value === 'object' && value !== null) || typeof value === 'function',
});

/** Jest's environment for Node, for tests with packages that Node itself has loaded: see native-packages.mjs. */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    for (const name of COLLECTIONS) Reflect.deleteProperty(globalThis, name);
    for (const name of SHARED) {
      const [own, ofTheTest] = [typeIn(globalThis, name), typeIn(this.global, name)];
      // Of literals, of what the engine throws and of what async functions return.
      if (name !== 'Object') Object.setPrototypeOf(ofTheTest.prototype, own.prototype);
      // One more turn goes by before a promise of another realm is awaited.
      if (name !== 'Promise') Reflect.set(this.global, name, own);
    }
    // reflect-metadata adds to it.
    this.global.Reflect = Reflect;
    this.global[Symbol.for(NATIVE_REQUIRE)] = createRequire(import.meta.url);
  }
}

/**
 * @param {object} realm its global object
 * @param {string} name
 * @returns {{ prototype: object }}
 */
function typeIn(realm, name) {
  return Reflect.get(realm, name);
}
