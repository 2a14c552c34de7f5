/** What every page of the kit carries, in order. */
import './layers.css.ts';
import '../tokens/vars.css.ts';
import './reset.css.ts';
import './focus-ring.css.ts';
