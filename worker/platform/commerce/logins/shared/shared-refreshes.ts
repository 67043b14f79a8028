import { SHARED_FOR } from "./shared-login.ts";

/**
 * Refreshes that requests of one browser share, by refresh token: it is good once, and a second request that presents it would
 * be taken for one whose session has ended. A refresh that fails is left to the next request.
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
