import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS, type Permission } from '../auth/index.js';
import { UNKNOWN_ID, type ControllerApp } from './controller-app.js';

/**
 * Tests who is admitted to each route that the controllers have.
 *
 * @param needed all routes, each with what it needs; null: nothing, it is for everybody
 */
export function describeAdmission(
  open: () => Promise<ControllerApp>,
  needed: Readonly<Record<`${string} /${string}`, Permission | null>>,
): void {
  describe('admission', () => {
    let app: ControllerApp;
    beforeAll(async () => {
      app = await open();
    });

    const codeOf = async (route: string, permissions: readonly Permission[] | null) => {
      const body = route.startsWith('GET ') ? {} : { body: {} };
      const answer = await app.ask(route.replaceAll(/:\w+/g, UNKNOWN_ID), { permissions, ...body });
      expect(answer.status).toBeLessThan(500);
      return `${answer.status} ${answer.body.code}`;
    };
    const REFUSALS = /session\.missing|permission\.missing/;

    it('is settled for every route', () => {
      expect([...app.routes].sort()).toEqual(Object.keys(needed).sort());
    });

    it.each(Object.entries(needed))('to %s needs %s', async (route, permission) => {
      if (permission === null) {
        expect(await codeOf(route, null)).not.toMatch(REFUSALS);
        return;
      }
      const others = PERMISSIONS.filter((other) => other !== permission);
      expect(await codeOf(route, null)).toBe('401 session.missing');
      expect(await codeOf(route, others)).toBe('403 permission.missing');
      expect(await codeOf(route, [permission])).not.toMatch(REFUSALS);
    });
  });
}
