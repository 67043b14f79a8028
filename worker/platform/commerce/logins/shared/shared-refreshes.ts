import { SHARED_FOR } from "./shared-login.ts";

/**
 * Shares one refresh between simultaneous requests: a refresh token is single use, so a second refresh would look like an ended session.
 * After a failure the next request refreshes.
 */
export class SharedRefreshes<Tokens> {
	readonly #running = new Map<string, Promise<Tokens>>();

	tokens(refreshToken: string, refresh: () => Promise<Tokens>): Promise<Tokens> {
		const running = this.#running.get(refreshToken);
		if (running) return running;
		const tokens = refresh();
		this.#running.set(refreshToken, tokens);
		const drop = () => {
			if (this.#running.get(refreshToken) === tokens) this.#running.delete(refreshToken);
		};
		setTimeout(drop, SHARED_FOR);
		tokens.catch(drop);
		return tokens;
	}
}
