export class SelectionDto {}
