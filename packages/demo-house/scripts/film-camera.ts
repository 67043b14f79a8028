import type * as Mediabunny from "mediabunny";

export type Shot = {
	pictures: string[];
	width: number;
	height: number;
	duration: number;
	motion: "sway" | "glide";
};

/**
 * Returns a film as base64 WebM. The film is a loop that begins and ends with the first picture. Only the source of this function is sent
 * to the browser, so it must not call other functions of the file.
 */
export async function shoot({ pictures, width, height, duration, motion }: Shot): Promise<string> {
	const FRAMES_A_SECOND = 20;
	const BITRATE = 520_000;
	const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (
		globalThis as unknown as { Mediabunny: typeof Mediabunny }
	).Mediabunny;
	const [first, second] = await Promise.all(
		pictures.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
	);
	if (!first) throw new Error("A film needs a picture");
	const sheet = () => {
		const canvas = new OffscreenCanvas(width, height);
		const pen = canvas.getContext("2d");
		if (!pen) throw new Error("There is no canvas");
		pen.imageSmoothingQuality = "high";
		return { canvas, pen };
	};
	const { canvas, pen: onFilm } = sheet();
	const behind = sheet();

	const smooth = (from: number, to: number, at: number): number => {
		const share = Math.min(Math.max((at - from) / (to - from), 0), 1);
		return share * share * (3 - 2 * share);
	};
	const there = (at: number): number => (1 - Math.cos(2 * Math.PI * at)) / 2;

	const draft = (y: number, at: number): number => {
		const free = Math.max(0, y - 0.16) / 0.84;
		const wave = (times: number, lag: number): number =>
			Math.sin(2 * Math.PI * times * at - lag * free) + Math.sin(lag * free);
		return (
			free ** 1.6 * (0.016 * wave(3, 2.6) + 0.006 * wave(5, 5.2)) * smooth(0, 0.08, at) * smooth(1, 0.9, at)
		);
	};
	const camera = (at: number): { zoom: number; x: number; y: number } =>
		motion === "sway"
			? { zoom: 1 + 0.14 * there(at), x: 0.5, y: 0.5 - 0.05 * there(at) }
			: {
					zoom: 1 + 0.75 * there(at),
					x: 0.5 - 0.1 * there(at),
					y: 0.5 + 0.16 * Math.sin(2 * Math.PI * at) * there(at),
				};

	const expose = (pen: OffscreenCanvasRenderingContext2D, picture: ImageBitmap, at: number): void => {
		const { zoom, x, y } = camera(at);
		const wide = picture.width / zoom;
		const high = picture.height / zoom;
		const left = Math.min(Math.max(picture.width * x - wide / 2, 0), picture.width - wide);
		const top = Math.min(Math.max(picture.height * y - high / 2, 0), picture.height - high);
		pen.drawImage(picture, left, top, wide, high, 0, 0, width, height);
		if (motion !== "sway") return;
		const STRIP = 2;
		for (let row = 0; row < height; row += STRIP) {
			const from = top + (row / height) * high;
			const shift = draft(from / picture.height, at) * picture.width * (width / wide);
			pen.drawImage(picture, left, from, wide, (STRIP / height) * high, shift, row, width, STRIP);
		}
	};

	const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
	const source = new CanvasSource(canvas, {
		codec: "vp9",
		bitrate: BITRATE,
		latencyMode: "quality",
		keyFrameInterval: duration,
	});
	output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
	await output.start();
	const frames = duration * FRAMES_A_SECOND;
	for (let frame = 0; frame < frames; frame++) {
		const at = frame / frames;
		onFilm.globalAlpha = 1;
		expose(onFilm, first, at);
		const other = second ? smooth(0.36, 0.5, at) * smooth(0.97, 0.83, at) : 0;
		if (second && other > 0) {
			expose(behind.pen, second, at);
			onFilm.globalAlpha = other;
			onFilm.drawImage(behind.canvas, 0, 0);
		}
		await source.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
	}
	await output.finalize();
	const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
	let text = "";
	for (let at = 0; at < bytes.length; at += 0x8000)
		text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return btoa(text);
}
