interface Option {
  value: string;
  label: string;
}

/** With a name for what is chosen until its own has come, or where there is none: a select would show the id. */
export function withChosen(chosen: string, label: string, options: Option[]): Option[] {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label }];
}
