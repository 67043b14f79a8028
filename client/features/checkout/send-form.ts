export async function sendForm(action: string, body: FormData): Promise<string | null> {
	try {
		// `keepalive` lets the request finish after a reload.
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
