/** Where visitors write to; shown in the footer and on the About page. */
export const CONTACT_EMAIL = 'hello@tiraz.example';
