export const nextTab = (key: string, at: number, count: number, isRtl: boolean): number | undefined => {
	const forward = isRtl ? "ArrowLeft" : "ArrowRight";
	const back = isRtl ? "ArrowRight" : "ArrowLeft";
	if (key === forward) return (at + 1) % count;
	if (key === back) return (at - 1 + count) % count;
	if (key === "Home") return 0;
	return key === "End" ? count - 1 : undefined;
};
