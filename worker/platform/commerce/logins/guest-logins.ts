import { DurableObject } from "cloudflare:workers";
import type { IssuedTokens } from "./session-cookies.ts";
import { SharedLogin } from "./shared/shared-login.ts";
import { SharedRefreshes } from "./shared/shared-refreshes.ts";

/**
 * One object per browser and site, which shares a guest login between the browser's first requests: they may run in different isolates, and
 * each would begin a session.
 */
export class GuestLogins extends DurableObject {
	readonly #shared = new SharedLogin<IssuedTokens>();
	readonly #refreshes = new SharedRefreshes<IssuedTokens>();

	tokens(logIn: () => Promise<IssuedTokens>, refusedToken?: string): Promise<IssuedTokens> {
		return this.#shared.tokens(logIn, refusedToken);
	}

	/** Returns the tokens of one refresh to all requests of this browser (identity-30). */
	refresh(refreshToken: string, refresh: () => Promise<IssuedTokens>): Promise<IssuedTokens> {
		return this.#refreshes.tokens(refreshToken, refresh);
	}

	forget(): void {
		this.#shared.forget();
	}
}
