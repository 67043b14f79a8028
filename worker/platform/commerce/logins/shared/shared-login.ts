/** Milliseconds in which a login also serves requests that were sent before the browser had its cookies. */
export const SHARED_FOR = 30_000;

export class SharedLogin<Tokens extends { refreshToken: string }> {
	#login: Promise<Tokens> | undefined;

	/**
	 * Returns the tokens of the shared login, or logs in if there is none. `refusedToken`: the refresh token of a login that the platform
	 * rejects.
	 */
	async tokens(logIn: () => Promise<Tokens>, refusedToken?: string): Promise<Tokens> {
		for (let sharedLogin = this.#login; sharedLogin; sharedLogin = this.#login) {
			const tokens = await sharedLogin.catch(() => undefined);
			if (tokens && tokens.refreshToken !== refusedToken) return tokens;
			this.#drop(sharedLogin);
		}
		const login = logIn();
		this.#login = login;
		setTimeout(() => this.#drop(login), SHARED_FOR);
		return login;
	}

	forget(): void {
		this.#login = undefined;
	}

	#drop(login: Promise<Tokens>): void {
		if (this.#login === login) this.#login = undefined;
	}
}
