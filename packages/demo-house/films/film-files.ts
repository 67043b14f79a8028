import breeze from "./5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10.webm.bin";
import smocking from "./912345678.webm.bin";

export const filmFiles: Readonly<Record<string, ArrayBuffer>> = {
	"5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10": breeze,
	"912345678": smocking,
};
