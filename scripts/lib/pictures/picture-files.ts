import { open, readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep, win32 } from "node:path";
import { MAX_PICTURE_BYTES } from "@vetrina/commerce-sandbox/media/picture-limits.ts";
import { sniffBitmap } from "@vetrina/commerce-sandbox/media/sniff-bitmap.ts";

export const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(path);
/** Bytes read to identify a picture; some photographs have long headers. */
const HEAD = 262_144;

export const isFile = (image: string): boolean => !image.startsWith("drawn:");

export async function pictureFault(folder: string, image: string): Promise<string | undefined> {
	const excerpt = `images: found ${JSON.stringify(image.slice(0, 100))}`;
	if (/^[a-z][a-z0-9+.-]+:/i.test(image))
		return `${excerpt}, expected a file next to the import file, not an address`;
	if (isAbsolute(image) || win32.isAbsolute(image) || image.split(/[\\/]/).includes(".."))
		return `${excerpt}, expected a path within the folder of the import file, such as "pictures/dress-1.jpg"`;
	if (!isPicture(image)) return `${excerpt}, expected a .png, .jpg, .webp or .avif picture`;
	const path = resolve(folder, image);
	try {
		// Symbolic links are resolved, because they may lead out of the folder.
		const inside = relative(await realpath(folder), await realpath(path));
		if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside))
			return `${excerpt}, which is a link out of the folder of the import file, expected a file within it`;
		const { size, ...file } = await stat(path).then((stats) => ({
			size: stats.size,
			isFile: stats.isFile(),
		}));
		if (!file.isFile) return `${excerpt}, which is no file`;
		if (size > MAX_PICTURE_BYTES)
			return `${excerpt}, which has ${size} bytes, expected at most ${MAX_PICTURE_BYTES}`;
		if (!sniffBitmap(await head(path)))
			return `${excerpt}, which is no picture, expected PNG, JPEG, WebP or AVIF`;
	} catch (error) {
		return `${excerpt}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
	}
	return undefined;
}

async function head(path: string): Promise<Uint8Array> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
		return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
	} finally {
		await file.close();
	}
}

export const readPicture = async (folder: string, image: string): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await readFile(resolve(folder, image)));
