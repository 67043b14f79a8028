/** How long a login is given to requests that come without its cookies (ms): they were sent before the browser had them. */
export const SHARED_FOR = 30_000;

/** A login that requests of one browser share, the first of them logging in. */
export class SharedLogin<Tokens extends { refreshToken: string }> {
	#login: Promise<Tokens> | undefined;

	/** `refused`: the refresh token of a login that the platform no longer takes. A login that fails leaves it to the next request. */
	async tokens(logIn: () => Promise<Tokens>, refused?: string): Promise<Tokens> {
		for (let known = this.#login; known; known = this.#login) {
			const tokens = await known.catch(() => undefined);
			if (tokens && tokens.refreshToken !== refused) return tokens;
			this.#drop(known);
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
