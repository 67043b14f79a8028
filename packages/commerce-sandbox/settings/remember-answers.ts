const MOST_ANSWERS = 1000;

/** Forgets all answers at 1,000, because requests may ask about any date. */
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
