export type Say = (line: string) => void;

export function progressBar(say: Say): { step(line: string): void; end(line: string): void } {
	let last = 0;
	const isTerminal = process.stdout.isTTY === true;
	return {
		step(line) {
			const now = Date.now();
			if (now - last < (isTerminal ? 100 : 3000)) return;
			last = now;
			if (isTerminal) process.stdout.write(`\r\x1b[K${line}`);
			else say(line);
		},
		end(line) {
			if (isTerminal) process.stdout.write("\r\x1b[K");
			say(line);
		},
	};
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
