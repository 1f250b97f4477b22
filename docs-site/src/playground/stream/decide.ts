import type { Decision } from './session.ts'

/** The claims that decide what a frame did, the first one most. */
export function claimsOfDecision(decision: Decision | undefined): readonly string[] {
  if (decision === undefined) return []
  const search = decision.fellBack ? 'findPartToLoad.falls-back' : 'findPartToLoad.visible-ones'
  const names = {
    busy: ['updateStreaming.busy'],
    asked: ['updateStreaming.asked-for', search],
    dropped: ['updateStreaming.room-is-made', 'findPartToUnload.farthest'],
    refused: ['updateStreaming.no-room'],
    content: ['updateStreaming.nothing-wanted'],
  }[decision.kind]
  return names.map((name) => `streaming/${name}`)
}

export function sentenceOf(decision: Decision | undefined): string {
  if (decision === undefined) return 'Nothing was decided yet: make a step.'
  const { kind, part, metres } = decision
  const away = metres === undefined ? '' : `, ${metres.toFixed(1)} m away`
  switch (kind) {
    case 'busy':
      return `Part ${part} is being read; nothing else is done.`
    case 'asked':
      return `Part ${part} is asked for${away}.`
    case 'dropped':
      return `Part ${part} is dropped, to make room for one${away}.`
    case 'refused':
      return `Part ${part} is wanted${away}; there is no room, and nothing to drop.`
    case 'content':
      return 'Nothing is missing.'
  }
}
