const MOST_ANSWERS = 1000;

/** Returns a function that finds the answer to a question once. All answers are forgotten at 1,000, because requests may ask about any date. */
export function rememberAnswers(): (question: string, find: () => boolean) => boolean {
	const answers = new Map<string, boolean>();
	return (question, find) => {
		const known = answers.get(question);
		if (known !== undefined) return known;
		const answer = find();
		if (answers.size >= MOST_ANSWERS) answers.clear();
		answers.set(question, answer);
		return answer;
	};
}
