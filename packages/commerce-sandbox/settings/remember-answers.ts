const MOST_ANSWERS = 1000;

export function rememberAnswers(): (question: string, find: () => boolean) => boolean {
	const answers = new Map<string, boolean>();
	return (question, find) => {
		const cachedAnswer = answers.get(question);
		if (cachedAnswer !== undefined) return cachedAnswer;
		const answer = find();
		if (answers.size >= MOST_ANSWERS) answers.clear();
		answers.set(question, answer);
		return answer;
	};
}
