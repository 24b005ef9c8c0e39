// What the system refuses, told from a mistake of ours. Built-in modules only, on Node 20.
import { readFileSync } from 'node:fs';

/**
 * @param {unknown} error
 * @returns {string | undefined} ENOENT and the like; undefined when it has no code
 */
export function codeOf(error) {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** @param {unknown} error whatever was thrown, by a test's realm, too */
export function messageOf(error) {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}

/**
 * @param {string} file
 * @returns {string | undefined} what it says; undefined when there is none
 */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
