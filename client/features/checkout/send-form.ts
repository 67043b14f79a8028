/** Sends a form of the shop instead of the browser. Returns the address that the Worker leads on to; null where no reply came. */
export async function sendForm(action: string, body: FormData): Promise<string | null> {
	try {
		// Who reloads at once has sent it all the same.
		const response = await fetch(action, {
			method: "POST",
			body,
			headers: { accept: "application/json" },
			keepalive: true,
		});
		const { location } = (await response.json()) as { location?: unknown };
		return typeof location === "string" ? location : null;
	} catch {
		return null;
	}
}
