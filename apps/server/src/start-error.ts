/** Why a start was given up, in one sentence for whoever starts the server. */

export class StartError extends Error {}
