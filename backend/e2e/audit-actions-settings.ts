import { action, trace, type Action, type Walk } from './audit-walk.js';

const DAY = `${new Date().getUTCFullYear() + 1}-02-03`;
const OWN = { day: DAY, nameEn: 'Stocktaking', nameAr: 'الجرد' };

export function settingsActions(walk: Walk): Action[] {
  return [
    action(
      'updateSettings',
      () => walk.ask('PUT', '/api/admin/settings', { validityDays: 30, phone: '+20 100' }),
      () => [
        trace(
          'settings.updated',
          ['settings', 'settings'],
          { phone: '+20 100 555 0143', validityDays: 14 },
          { phone: '+20 100', validityDays: 30 },
        ),
      ],
    ),
    action(
      'addHoliday',
      () => walk.ask('POST', '/api/admin/holidays', OWN),
      () => [trace('holiday.added', ['holiday', DAY], null, { ...OWN, state: 'confirmed' })],
    ),
    action(
      'decideHoliday',
      () => walk.ask('PUT', `/api/admin/holidays/${DAY}`, { state: 'dismissed' }),
      () => [trace('holiday.dismissed', ['holiday', DAY], { state: 'confirmed' }, { state: 'dismissed' })],
    ),
  ];
}
