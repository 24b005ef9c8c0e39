/** The present moment, so that a rule about time can be tested at any time. */
export abstract class Clock {
  abstract now(): Date;
}
