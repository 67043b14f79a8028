import { parseImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { BadLinesError, type ImportOptions } from "../../import-catalogue.ts";
import { isFile, readPicture } from "./picture-files.ts";

export const withoutMark = (json: string): string => json.replace(/^\uFEFF/, "");

export function pictureUploads(folder: string): NonNullable<ImportOptions["prepare"]> {
	const ids = new Map<string, string>();
	return async ({ number, json }, upload) => {
		const source = { number, json: withoutMark(json) };
		if (!source.json.includes('"images"')) return source;
		const result = parseImportLine(source.json);
		if (!result.ok) throw new BadLinesError([{ line: number, reason: result.reason }]);
		const { line } = result;
		if (!("images" in line) || !line.images.some(isFile)) return source;
		const images: string[] = [];
		for (const image of line.images) {
			const id = isFile(image) ? (ids.get(image) ?? (await uploadFile(image))) : image;
			if (isFile(image)) ids.set(image, id);
			images.push(id);
		}
		return { ...source, json: JSON.stringify({ ...line, images }) };

		async function uploadFile(image: string): Promise<string> {
			try {
				return await upload(await readPicture(folder, image));
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				throw new BadLinesError([
					{ line: number, reason: `${line.kind} "${line.id}": images: ${JSON.stringify(image)}: ${reason}` },
				]);
			}
		}
	};
}
