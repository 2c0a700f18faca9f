import { ensureBuild } from '../../../run/build.ts';

/** The pages are built once, before the workers load them. */
export default ensureBuild;
