export const release = (...spent: ({ data: { buffer: ArrayBufferLike } } | undefined)[]): void => {
	for (const one of spent) if (one?.data.buffer instanceof ArrayBuffer) one.data.buffer.transfer(0);
};
