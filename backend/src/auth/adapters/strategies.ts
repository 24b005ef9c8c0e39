import type { IAuthModuleOptions } from '@nestjs/passport';
import type { Strategy } from 'passport';

/** By these a guard finds its strategy. */
export const LOCAL_STRATEGY = Symbol('the strategy of whoever signs in');
export const SESSION_STRATEGY = Symbol('the strategy of whoever is signed in');

/**
 * What a guard of `@nestjs/passport` takes to use this very strategy. By a name it would look in the one list of the
 * process, where the application that started last has put its own. Passport hangs what it does next on a strategy, so
 * that each request needs an object of its own.
 */
export function using(strategy: Strategy): IAuthModuleOptions {
  return {
    get defaultStrategy() {
      return Object.create(strategy) as string;
    },
  };
}
