/** Types of style sheets, which are imported for their effect. */
declare module '*.css';
