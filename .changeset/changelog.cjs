/** The lines of a changelog: what a changeset says, and nothing of commits or of versions that move together anyway. */
exports.getReleaseLine = async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`
exports.getDependencyReleaseLine = async () => ''
