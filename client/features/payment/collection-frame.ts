export const openCollection = (
	{ jwt, url }: { jwt: string; url: string },
	signal: AbortSignal,
): Promise<string> =>
	new Promise((resolve, reject) => {
		const name = `device-${crypto.randomUUID()}`;
		const frame = document.createElement("iframe");
		frame.name = name;
		frame.hidden = true;
		frame.title = name;
		const form = document.createElement("form");
		Object.assign(form, { method: "post", action: url, target: name, hidden: true });
		const input = document.createElement("input");
		Object.assign(input, { type: "hidden", name: "JWT", value: jwt });
		form.append(input);
		const listen = ({ origin, source, data }: MessageEvent) => {
			if (source !== frame.contentWindow || origin !== new URL(url).origin) return;
			const { MessageType, SessionId, Status } = messageIn(data);
			if (MessageType !== "profile.completed") return;
			if (Status === true && typeof SessionId === "string" && SessionId) resolve(SessionId);
			else reject(new Error("The device is not known"));
		};
		signal.addEventListener("abort", () => {
			removeEventListener("message", listen);
			frame.remove();
			form.remove();
		});
		addEventListener("message", listen);
		document.body.append(frame, form);
		form.submit();
	});

const messageIn = (data: unknown): Record<string, unknown> => {
	try {
		return (JSON.parse(String(data)) ?? {}) as Record<string, unknown>;
	} catch {
		return {};
	}
};
