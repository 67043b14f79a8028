export const release = (...images: ({ data: { buffer: ArrayBufferLike } } | undefined)[]): void => {
	for (const one of images) if (one?.data.buffer instanceof ArrayBuffer) one.data.buffer.transfer(0);
};
